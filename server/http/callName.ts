import type { FastifyRequest } from 'fastify';

/** Name of the call of the contract. Other addresses share a few names, so that a scanner cannot add any. */
export function callNameOf({ routeOptions, is404 }: FastifyRequest): string {
  const { call } = routeOptions.config;
  if (call) return call;
  if (is404) return 'page';
  return routeOptions.url?.startsWith('/application/query') ? 'query' : 'file';
}
