import { assert, bigInt, property } from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseFormats } from '#design-system';
import { equivalentText } from '#src/pages/shared/payment/equivalent.ts';

const euro = (token_price: number) => ({ code: 'EUR', token_price });
afterEach(() => chooseFormats({}));

describe('the value of tokens in a currency', () => {
  it.each([
    [1_000_000, euro(250_000), '≈\u00A0€0.25'],
    [50_000_000, euro(250_000), '≈\u00A0€12.50'],
    [1_461_000_000, euro(1_000_000), '≈\u00A0€1,461.00'],
    // A float has 0.145 as 0.14499…, so that it rounds down.
    [145_000, euro(1_000_000), '≈\u00A0€0.15'],
    [1, euro(1), '<\u00A0€0.01'],
    [10_000, euro(1_000_000), '≈\u00A0€0.01'],
    [9_007_199_254_740_991, euro(1_000_000), '≈\u00A0€9,007,199,254.74'],
    [2_000_000, { code: 'JPY', token_price: 40_500_000 }, '≈\u00A0¥81'],
    [1_000, { code: 'JPY', token_price: 1_000_000 }, '<\u00A0¥1'],
    [-2_000_000, euro(1_000_000), '≈\u00A0-€2.00'],
  ])('writes %i micro-tokens at %j as %s', (micro, currency, text) => {
    chooseFormats({ locale: 'en-GB' });
    expect(equivalentText(micro, currency).replace('JP', '')).toBe(text);
  });

  it('keeps every digit of every amount', () => {
    chooseFormats({ locale: 'en-GB' });
    assert(
      property(bigInt({ min: 10_000n, max: 9_007_199_254_740_991n }), (micro) => {
        const cents = (micro + 5_000n) / 10_000n;
        return BigInt(equivalentText(Number(micro), euro(1_000_000)).replaceAll(/\D/gu, '')) === cents;
      }),
    );
  });

  it('follows the chosen marks of numbers', () => {
    chooseFormats({ locale: 'en-GB', numberStyle: 'comma' });
    expect(equivalentText(1_461_000_000, euro(1_000_000))).toBe('≈\u00A0€1.461,00');
  });
});
