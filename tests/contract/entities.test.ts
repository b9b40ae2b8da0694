import { assert, integer, oneof, property, string } from '../support/property.ts';
import { describe, expect, it } from 'vitest';
import { Amount, digits, Instant, text } from '#contract/entities/common.ts';

describe('text', () => {
  it('counts code points, for every text', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 12 }), (value) => {
        const length = Array.from(value).length;
        const storable = value.isWellFormed() && !value.includes('\u0000');
        expect(text(2, 6).safeParse(value).success).toBe(storable && length >= 2 && length <= 6);
      }),
    );
  });
});

describe('digits', () => {
  it('takes exactly the plain whole numbers within its bounds', () => {
    assert(
      property(oneof(string({ maxLength: 4 }), integer({ min: -5, max: 120 }).map(String)), (value) => {
        const plain = /^(?:0|[1-9]\d*)$/u.test(value) && Number(value) <= 100;
        expect(digits(0, 100).safeParse(value).success).toBe(plain);
      }),
    );
  });
});

describe('amounts', () => {
  it.each([0, 1, 9_007_199_254_740_991])('accept %d', (value) => {
    expect(Amount.safeParse(value).success).toBe(true);
  });

  it.each([-1, 0.5, 9_007_199_254_740_992, Number.NaN, Number.POSITIVE_INFINITY, '1', null, true, [1], 1n])(
    'not %s',
    (value) => {
      expect(Amount.safeParse(value).success).toBe(false);
    },
  );
});

describe('instants', () => {
  it.each(['2024-02-29T00:00:00Z', '9999-12-31T23:59:59.999999Z', '0001-01-01T00:00:00Z'])('accept %s', (value) => {
    expect(Instant.safeParse(value).success).toBe(true);
  });

  it.each([
    '2023-02-29T00:00:00Z',
    '2024-01-01T00:00:00',
    '2024-01-01T00:00:00+00:00',
    '2024-01-01',
    '+275760-09-13T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.9999999Z',
    '1700000000',
  ])('reject %s', (value) => {
    expect(Instant.safeParse(value).success).toBe(false);
  });
});
