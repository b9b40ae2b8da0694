import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { z } from 'zod';
import { Refusal } from '../kernel/refusal.ts';
import { problemsOf } from '../kernel/problems.ts';

const partNames: Record<string, string> = { body: 'body', querystring: 'query', params: 'address' };

export const schema = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  app.setValidatorCompiler<z.ZodType>(({ schema: wanted, httpPart = '' }) => (data: unknown) => {
    // Fastify passes null for a missing body.
    const result = wanted.safeParse(data ?? undefined, { reportInput: true });
    if (result.success) return { value: result.data };
    const part = partNames[httpPart] ?? 'request';
    const { issues } = result.error;
    // A query is flat: an error in an item of a comma list is reported for the whole parameter.
    const named = httpPart === 'querystring' ? issues.map((one) => ({ ...one, path: one.path.slice(0, 1) })) : issues;
    const fields = problemsOf(named, part);
    const [[name, problem] = [part, 'is not valid']] = Object.entries(fields);
    return { error: new Refusal(400, 'invalid_input', `${name} ${problem}`, { fields }) };
  });
  app.setSerializerCompiler<z.ZodType>(({ schema: promised, method, url }) => (data: unknown) => {
    const result = promised.safeParse(data);
    if (!result.success) throw new Error(`${method} ${url} answers other than it promises: ${result.error.message}`);
    return JSON.stringify(result.data);
  });
  done();
});
