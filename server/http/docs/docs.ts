import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../kernel/config.ts';
import { openApi } from './openapi.ts';
import { docsPolicy } from '../headers.ts';

/** Most servers are never asked for the document. */
function lazyObject<T extends object>(make: () => T): T {
  let made: T | undefined;
  const target = {} as T;
  const fill = () => (made ??= Object.assign(target, make()));
  return new Proxy(target, {
    get: (_, name) => Reflect.get(fill(), name) as unknown,
    ownKeys: () => Reflect.ownKeys(fill()),
  });
}

export const docs = plugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  const document = lazyObject(() => openApi(config.publicUrl));
  // The plugin's types follow OpenAPI 3.0; 3.1 accepts any JSON Schema.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  app.get('/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return JSON.stringify(document);
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: docsPolicy, uiConfig: { deepLinking: true } });
});
