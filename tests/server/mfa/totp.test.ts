import { describe, expect, it } from 'vitest';
import { isCode, matchingStep, newSecret, otpauthUrl } from '#server/domains/mfa/totp.ts';
import { codeOf, stepAt } from '#tests/support/passcode.ts';

describe('one-time passwords', () => {
  // RFC 6238, appendix B, the last six digits of the rows for SHA-1; the secret is 12345678901234567890.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [20000000000, '353130'],
  ])('accepts the code of the RFC at second %i', (seconds, code) => {
    const now = new Date(seconds * 1000);
    expect(matchingStep('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', code, now)).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('a code %i steps away counts: %s', (away, counts) => {
    const now = new Date('2026-11-20T12:00:10Z');
    const secret = newSecret();
    const step = stepAt(now) + away;
    expect(matchingStep(secret, codeOf(secret, step), now)).toBe(counts ? step : undefined);
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('does not accept %j as a code', (text) => {
    expect(isCode(text)).toBe(false);
    expect(matchingStep(newSecret(), text, new Date())).toBeUndefined();
  });

  it('encodes any account name in the address', () => {
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
