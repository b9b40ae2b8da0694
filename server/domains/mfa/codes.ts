import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '#contract/constants.ts';
import { toBase32 } from './base32.ts';

/** 80 bits: a fast digest is enough to store them. */
const codeBytes = 10;

/** Makes ten recovery codes such as ABCD-EFGH-IJKL-MN23. They are shown once. */
export const newCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => toBase32(randomBytes(codeBytes)).replaceAll(/(.{4})(?=.)/gu, '$1-'));

/** Removes spaces and dashes and converts to capitals. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/gu, '').toUpperCase();

export const hashOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${plainCode(code)}`)
    .digest('base64url');
