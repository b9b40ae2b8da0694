import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { calls, type Access } from '#contract/calls.ts';
import { params } from '#contract/params.ts';
import type { CallName, SessionNeed } from '#contract/types.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { handlers } from './handlers.ts';
import { compressible } from './compression.ts';
import { Refusal } from '../kernel/refusal.ts';
import { inSpan } from '../traces/span.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName;
  }
}

interface Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status: number;
  readonly reply: z.ZodType;
  readonly raw?: true;
  readonly upload?: true;
  readonly form?: true;
  readonly bytes?: true;
  readonly access: Access;
  readonly half?: readonly SessionNeed[];
}

// The types of one call's handler and request are linked by name. A loop over all names cannot express that link.
type AnyHandler = (exchange: Exchange, input: object) => Promise<unknown>;

const noQuery = z.strictObject({});

export const paramNames = (path: string) => Array.from(path.matchAll(/:(\w+)/gu), ([, name = '']) => name);

function paramsSchema(path: string): z.ZodType | undefined {
  const names = paramNames(path);
  const known: Record<string, z.ZodType> = params;
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, known[name] ?? z.never()])));
}

async function refuseBody({ body }: FastifyRequest): Promise<void> {
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : body === undefined ? [] : ['body'];
  if (names[0] === undefined) return;
  const fields = Object.fromEntries(names.map((name) => [name, 'is not known']));
  throw new Refusal(400, 'invalid_input', `${names[0]} is not known`, { fields });
}

export function mountCalls(app: FastifyInstance, exchange: Exchange): void {
  const rows = Object.entries<Row>(calls) as [CallName, Row][];
  for (const [call, row] of rows) if (!row.upload && !row.bytes && !row.form) mount(app, exchange, call, row);
  // The multipart parser applies to these routes only.
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    await forms.register(multipart);
    for (const [call, row] of rows) if (row.upload) mount(forms, exchange, call, row);
  });
  app.register(async (posts) => {
    posts.removeAllContentTypeParsers();
    posts.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => done(null));
    for (const [call, row] of rows) if (row.form) mount(posts, exchange, call, row);
  });
  app.register(async (streams) => {
    streams.removeAllContentTypeParsers();
    streams.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const [call, row] of rows) if (row.bytes) mount(streams, exchange, call, row);
  });
}

function mount(app: FastifyInstance, exchange: Exchange, call: CallName, row: Row): void {
  const handler = handlers[call] as AnyHandler;
  const inPath = paramsSchema(row.path);
  const promised = row.raw || row.status === 204 ? undefined : { [row.status]: row.reply };
  app.route({
    method: row.method,
    url: row.path,
    config: { call, access: row.access, ...(row.half && { half: row.half }) },
    schema: {
      querystring: row.query ?? noQuery,
      ...(inPath && { params: inPath }),
      ...(row.body && { body: row.body }),
      ...(promised && { response: promised }),
    },
    ...(promised && compressible),
    ...(!row.body && !row.upload && !row.bytes && row.method !== 'GET' && { preValidation: refuseBody }),
    handler: async (request, reply) => {
      if (!row.raw) reply.code(row.status);
      const { params: inAddress, query, body, caller } = request;
      return inSpan(
        () => ({ name: call, attributes: { 'exchange.call': call } }),
        () => handler(exchange, { params: inAddress, query, body: body ?? undefined, caller, request, reply }),
      );
    },
  });
}
