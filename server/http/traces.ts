import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { tracerName } from '../traces/span.ts';
import { callNameOf } from './callName.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Holds the span of the request; null when traces are off. */
    traced: Context | null;
  }
}

/** One span for each request, which continues the trace of a `traceparent` header. Register it first. */
export const traces = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  app.decorateRequest('traced', null);
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, id, routeOptions, is404, headers } = request;
    // The pattern, not the address: paths and queries may contain keys and tokens.
    const route = is404 ? undefined : routeOptions.url;
    const parent = propagation.extract(ROOT_CONTEXT, headers);
    const attributes = {
      'http.request.method': method,
      ...(route && { 'http.route': route }),
      'exchange.call': callNameOf(request),
      'exchange.request.id': id,
    };
    const span = trace
      .getTracer(tracerName)
      .startSpan(route ? `${method} ${route}` : method, { kind: SpanKind.SERVER, attributes }, parent);
    request.traced = trace.setSpan(parent, span);
    context.with(request.traced, next);
  });
  // A body is read in the context of its connection, which the span is not part of.
  app.addHook('preValidation', (request, _reply, next) => context.with(request.traced ?? ROOT_CONTEXT, next));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = request.traced && trace.getSpan(request.traced);
    if (!span) return;
    span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  done();
});
