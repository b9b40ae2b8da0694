import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A secret for one link: 43 URL-safe characters. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** All that is kept of it. It is random, so that a plain digest is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
