import { randomUUID } from 'node:crypto';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { Exchange } from '../kernel/exchange.ts';
import { graphql } from '../graphql/plugin.ts';
import { buyers } from '../jobs/buyers.ts';
import { brokenRequests } from '../http/brokenRequests.ts';
import { closing } from '../http/closing.ts';
import { docs } from '../http/docs/docs.ts';
import { errors, handleError } from '../http/errors.ts';
import { executions } from '../jobs/executions.ts';
import { headers, securityHeaders } from '../http/headers.ts';
import { files } from '../jobs/files.ts';
import { heartbeat } from '../jobs/heartbeat.ts';
import { housekeeping } from '../jobs/housekeeping.ts';
import { pictures } from '../jobs/pictures.ts';
import { imports } from '../jobs/imports.ts';
import { json } from '../kernel/json.ts';
import { logController, loggerOf, type LogStream } from '../http/logging.ts';
import { measuring } from '../jobs/measuring.ts';
import { closeStreams } from '../http/closeStreams.ts';
import { mailing } from '../jobs/mailing.ts';
import { webhooks } from '../jobs/webhooks.ts';
import { notifications } from '../jobs/notifications.ts';
import { compression } from '../http/compression.ts';
import { publicPages } from '../http/publicPages/publicPages.ts';
import { rates } from '../http/rates.ts';
import { refusedSignIns } from '../jobs/refusedSignIns.ts';
import { schema } from '../http/schema.ts';
import { tables } from '../jobs/tables.ts';
import { session } from '../http/session.ts';
import { traces } from '../http/traces.ts';
import { limitBodies } from '../http/limitBodies.ts';
import { isUpgrade, upgrades } from '../http/upgrades.ts';
import { rewritePage, webApp } from '../http/webApp.ts';
import { mountCalls } from '../http/routes.ts';
import { demoPassword, demoPeople } from '../seed/demoAccounts.ts';
import type { Metrics } from '../metrics/openMetrics.ts';
import { requests } from '../metrics/requests.ts';

/** Maximum bytes of a JSON body. */
const bodyLimit = 256 * 1024;
/** Milliseconds for the head of a request, for the whole of an uploaded file, and for an idle connection. */
const headersTimeout = 10_000;
const requestTimeout = 3_600_000;
const keepAliveTimeout = 30_000;

export interface AppOptions {
  /** The built browser app. Without it the server answers calls only. */
  readonly dist?: string;
  readonly log?: LogStream;
  readonly metrics?: Metrics | undefined;
  /** Adds a span for each request. Needs `openTraces` before. */
  readonly traced?: boolean;
}

export async function buildApp(exchange: Exchange, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = exchange;
  const common = securityHeaders(config);
  const onBroken = brokenRequests(common);
  const app = fastify({
    logger: loggerOf(config, options.log) ?? false,
    logController,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit,
    requestTimeout,
    keepAliveTimeout,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { headersTimeout, connectionsCheckingInterval: 5_000, shouldUpgradeCallback: isUpgrade },
    rewriteUrl: rewritePage,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: onBroken,
    // Fastify runs no hooks for a request without a route.
    frameworkErrors: (error, request, reply) =>
      void handleError(error, request, reply.headers(common).header('x-request-id', request.id)),
  });
  limitBodies(app.server, onBroken);
  if (options.traced) await app.register(traces);
  if (options.metrics) await app.register(requests, { metrics: options.metrics });
  await app.register(errors);
  await app.register(headers, { config });
  await app.register(closing);
  await app.register(upgrades);
  await app.register(schema);
  await app.register(json);
  await app.register(session, { exchange });
  await app.register(compression);
  await app.register(rates, { exchange });
  await app.register(housekeeping, { exchange });
  await app.register(heartbeat, { exchange });
  await app.register(pictures, { exchange });
  await app.register(files, { exchange });
  await app.register(buyers, { exchange });
  await app.register(refusedSignIns, { exchange });
  await app.register(mailing, { exchange });
  await app.register(webhooks, { exchange });
  await app.register(closeStreams, { exchange });
  await app.register(notifications, { exchange });
  await app.register(imports, { exchange });
  await app.register(executions, { exchange });
  await app.register(measuring, { exchange });
  await app.register(tables, { exchange });
  mountCalls(app, exchange);
  await app.register(graphql, { exchange });
  await app.register(docs, { config });
  await app.register(publicPages, { exchange });
  const demo = config.seed === 'none' ? undefined : { password: demoPassword, people: demoPeople };
  await app.register(webApp, {
    exchange,
    demo,
    dist: options.dist ?? path.join(import.meta.dirname, '..', '..', 'dist'),
  });
  await app.ready();
  return app;
}
