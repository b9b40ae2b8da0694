import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import { recoveryCodeCount } from '#contract/constants.ts';

/** 80 bits: a fast digest is enough to store them. */
const codeBytes = 10;

export const newCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ size: codeBytes }).base32.replaceAll(/(.{4})(?=.)/gu, '$1-'),
  );

export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/gu, '').toUpperCase();

export const hashOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${plainCode(code)}`)
    .digest('base64url');
