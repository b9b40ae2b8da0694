import { jwtVerify, SignJWT } from 'jose';
import type { Exchange } from '../../exchange.ts';
import { sessionLimit } from '../../config.ts';

const algorithm = 'HS256';
const issuer = 'data-exchange';
const audience = 'data-exchange/session';
const type = 'JWT';
/** Longest token that is looked at, in characters. */
const maxLength = 1024;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

/** Whose token (`sub`) and which session (`sid`); nothing personal. */
export interface Claims {
  readonly sub: string;
  readonly sid: string;
}

/** A signed token that ends with the session's longest life. */
export const writeToken = (
  { secret, now }: Pick<Exchange, 'secret' | 'now'>,
  { sub, sid }: Claims,
): Promise<string> => {
  const issued = Math.floor(now().getTime() / 1000);
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + sessionLimit)
    .sign(secret);
};

/** The claims of a token that we signed and that has not run out; undefined for anything else, a scheme prefix included. */
export async function readToken(
  { secret, now }: Pick<Exchange, 'secret' | 'now'>,
  token: string,
): Promise<Claims | undefined> {
  if (token === '' || token.length > maxLength) return undefined;
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: now(),
    });
    const { sub, sid } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || !uuid.test(sub) || !uuid.test(sid)) return undefined;
    return { sub, sid };
  } catch {
    return undefined;
  }
}
