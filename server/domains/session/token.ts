import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Exchange } from '../../kernel/exchange.ts';
import { sessionLimit } from '../../kernel/variables.ts';
import { acceptedSecrets, type Secrets } from '../../kernel/secret.ts';

const algorithm = 'HS256';
const issuer = 'data-exchange';
const audience = 'data-exchange/session';
const type = 'JWT';
const maxLength = 1024;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

interface Claims {
  readonly sub: string;
  readonly sid: string;
}

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

const maxVerified = 5_000;

/** Verification cache by signing key. Session validity is checked separately. */
const verified = new WeakMap<Uint8Array, LRUCache<string, Verified>>();

export async function readToken(
  { now, ...secrets }: Secrets & Pick<Exchange, 'now'>,
  token: string,
): Promise<Claims | undefined> {
  if (token === '' || token.length > maxLength) return undefined;
  for (const secret of acceptedSecrets(secrets)) {
    const claims = await verify(secret, token, now());
    if (claims) return claims;
  }
  return undefined;
}

async function verify(secret: Uint8Array, token: string, at: Date): Promise<Verified | undefined> {
  const cache = verified.get(secret) ?? new LRUCache<string, Verified>({ max: maxVerified });
  verified.set(secret, cache);
  const known = cache.get(token);
  if (known) return known.exp > at.getTime() / 1000 ? known : undefined;
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: at,
    });
    const { sub, sid, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || !uuid.test(sub) || !uuid.test(sid)) return undefined;
    const claims = { sub, sid, exp: exp ?? 0 };
    cache.set(token, claims);
    return claims;
  } catch {
    return undefined;
  }
}
