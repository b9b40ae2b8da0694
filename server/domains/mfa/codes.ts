import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '#contract/constants.ts';
import { toBase32 } from './base32.ts';

/** 80 bits: nothing slower than a plain digest is needed to keep them. */
const codeBytes = 10;

/** Ten recovery codes as they are shown once, such as ABCD-EFGH-IJKL-MN23. */
export const newCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => toBase32(randomBytes(codeBytes)).replaceAll(/(.{4})(?=.)/gu, '$1-'));

/** What was typed without spaces and dashes, in capitals. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/gu, '').toUpperCase();

/** All that is kept of a recovery code. */
export const hashOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${plainCode(code)}`)
    .digest('base64url');
