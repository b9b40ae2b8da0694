import { jwtVerify, SignJWT } from 'jose';
import type { Exchange } from '../../kernel/exchange.ts';
import { sessionLimit } from '../../kernel/config.ts';

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

interface Verified extends Claims {
  /** Seconds since 1970. */
  readonly exp: number;
}

/** Tokens that are remembered of one key. */
const maxVerified = 5_000;

/**
 * Tokens whose signature was right, by the key that signed them: it stays right, so it is worked out once for all calls of a
 * session. Whether the session still lives is no matter of its token.
 */
const verified = new WeakMap<Uint8Array, Map<string, Verified>>();

function remember(secret: Uint8Array, token: string, claims: Verified): void {
  const known = verified.get(secret) ?? new Map<string, Verified>();
  verified.set(secret, known);
  // Maps remember the order of insertion: the oldest goes first.
  const [oldest] = known.size >= maxVerified ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(token, claims);
}

/** The claims of a token that we signed and that has not run out; undefined for anything else, a scheme prefix included. */
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
