import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** Hashes a token for storage. Tokens are random, so a plain digest is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
