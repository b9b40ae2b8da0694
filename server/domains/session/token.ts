import { jwtVerify, SignJWT } from 'jose';
import type { Exchange } from '../../kernel/exchange.ts';
import { sessionLimit } from '../../kernel/config.ts';

const algorithm = 'HS256';
const issuer = 'data-exchange';
const audience = 'data-exchange/session';
const type = 'JWT';
/** Maximum characters of a token. */
const maxLength = 1024;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

/** The user (`sub`) and the session (`sid`); no personal data. */
export interface Claims {
  readonly sub: string;
  readonly sid: string;
}

/** Signs a token that expires at the session's maximum age. */
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

interface Verified extends Claims {
  /** Seconds since 1970. */
  readonly exp: number;
}

/** Maximum cached tokens per key. */
const maxVerified = 5_000;

/** Verification cache by signing key. Session validity is checked separately. */
const verified = new WeakMap<Uint8Array, Map<string, Verified>>();

function remember(secret: Uint8Array, token: string, claims: Verified): void {
  const known = verified.get(secret) ?? new Map<string, Verified>();
  verified.set(secret, known);
  // A Map iterates in insertion order: evict the oldest.
  const [oldest] = known.size >= maxVerified ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(token, claims);
}

/**
 * Returns the claims of a valid and unexpired token of this server. Undefined for anything else, including a token with
 * a scheme prefix.
 */
export async function readToken(
  { secret, now }: Pick<Exchange, 'secret' | 'now'>,
  token: string,
): Promise<Claims | undefined> {
  if (token === '' || token.length > maxLength) return undefined;
  const known = verified.get(secret)?.get(token);
  if (known) {
    if (known.exp > now().getTime() / 1000) return known;
    verified.get(secret)?.delete(token);
    return undefined;
  }
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: now(),
    });
    const { sub, sid, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || !uuid.test(sub) || !uuid.test(sid)) return undefined;
    const claims = { sub, sid, exp: exp ?? 0 };
    remember(secret, token, claims);
    return claims;
  } catch {
    return undefined;
  }
}
