import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { buildSchema } from 'graphql';
import mercurius from 'mercurius';
import { z } from 'zod';
import { graphqlPath } from '#contract/constants.ts';
import { printSdl } from '#contract/sdl.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { isUnavailable } from '../database/errors.ts';
import { compressible } from '../http/compression.ts';
import { Refusal } from '../kernel/refusal.ts';
import { inSpan } from '../traces/span.ts';
import { toFormatted, toQueryRefusal } from './errors.ts';
import { checkQuery, queryLimits } from './limits.ts';
import { loaders, resolvers } from './resolvers.ts';

const longestQuery = 20_000;
const sdl = printSdl();

const Body = z.strictObject({
  query: z.string().min(1).max(longestQuery),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(256).nullish(),
});

// Mercurius also accepts a JSON syntax tree, which bypasses the token limit.
const isTree = (query: string) => /^\s*[{[]\s*["{}\]]/u.test(query);

export const graphql = plugin(async (app: FastifyInstance, { exchange }: { exchange: Exchange }) => {
  await app.register(mercurius, {
    // Checked by reads.test.ts rather than at each start.
    schema: buildSchema(sdl, { assumeValid: true, assumeValidSDL: true }),
    resolvers,
    loaders,
    routes: false,
    graphiql: false,
    jit: 1,
    graphql: { parseOptions: { maxTokens: queryLimits.tokens } },
    errorFormatter: (execution) => ({
      statusCode: 200,
      response: { data: execution.data ?? null, errors: [...(execution.errors ?? [])] },
    }),
  });
  app.graphql.addHook('preExecution', async (built, document, _context, variables) => {
    checkQuery(built, document, variables ?? {});
  });
  app.post(
    graphqlPath,
    { ...compressible, config: { access: 'session' }, schema: { body: Body, querystring: z.strictObject({}) } },
    async (request, reply) => {
      const { query, variables, operationName } = request.body as z.output<typeof Body>;
      const { caller } = request;
      if (!caller) throw new Error('The session plugin must refuse a request without a caller');
      if (isTree(query)) throw new Refusal(400, 'query_refused', 'The query is not GraphQL');
      const context = { exchange, caller, now: exchange.now() };
      const result = await inSpan(
        () => ({ name: 'query', attributes: { 'exchange.call': 'query' } }),
        () => reply.graphql(query, context, variables ?? {}, operationName ?? undefined),
      ).catch((error: unknown) => {
        throw toQueryRefusal(error);
      });
      const lost = result.errors?.find(({ originalError }) => isUnavailable(originalError));
      if (lost) throw lost.originalError;
      for (const error of result.errors ?? []) {
        if (!(error.originalError instanceof Refusal))
          request.log.error({ err: error.originalError ?? error }, 'graphql');
      }
      const errors = result.errors?.map((error) => toFormatted(error, request.id));
      return reply.send({ data: result.data ?? null, ...(errors && { errors }) });
    },
  );
});
