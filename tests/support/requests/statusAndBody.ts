import type { LightMyRequestResponse } from 'fastify';

/** Status and parsed body of a reply, to be compared together. */
export async function statusAndBody(
  sent: PromiseLike<LightMyRequestResponse>,
): Promise<[status: number, body: unknown]> {
  const { statusCode, body } = await sent;
  return [statusCode, body === '' ? '' : (JSON.parse(body) as unknown)];
}
