import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the event, or undefined when the message is not genuine.
 *
 * @param {string} secret
 * @param {Record<string, string>} headers
 * @param {string} body as it arrived
 * @returns {unknown}
 */
export function verify(secret, headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return undefined;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const signatures = headers['webhook-signature']?.split(' ') ?? [];
  const isGenuine = signatures.some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isGenuine ? JSON.parse(body) : undefined;
}
