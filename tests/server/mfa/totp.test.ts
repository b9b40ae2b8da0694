import { describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from '#server/domains/mfa/base32.ts';
import { codeOf, matchingStep, newSecret, otpauthUrl, stepAt } from '#server/domains/mfa/totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('one-time passwords', () => {
  // RFC 6238, appendix B, the rows for SHA-1: seconds since 1970 and eight digits.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i the code is %s', (seconds, code) => {
    expect(codeOf(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });

  // RFC 4226, appendix D.
  it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'is %s in its turn',
    (code) => {
      expect(Array.from({ length: 10 }, (_, step) => codeOf(secret, step))).toContain(code);
    },
  );

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('a code %i steps away counts: %s', (away, counts) => {
    const now = new Date('2026-11-20T12:00:10Z');
    const step = stepAt(now) + away;
    expect(matchingStep(secret, codeOf(secret, step), now)).toBe(counts ? step : undefined);
  });

  // RFC 4648, section 10, without padding.
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is %s in base 32', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
    expect(fromBase32(encoded).toString()).toBe(text);
  });

  it('names the account in the address whatever its characters', () => {
    const made = newSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/u);
    const url = new URL(otpauthUrl(made, 'a:b&c=d@example.com'));
    expect(url.host).toBe('totp');
    expect(url.pathname).toBe('/Data%20Exchange:a%3Ab%26c%3Dd%40example.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      secret: made,
      issuer: 'Data Exchange',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
