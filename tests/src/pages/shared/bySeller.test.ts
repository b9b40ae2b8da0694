import { describe, expect, it } from 'vitest';
import type { Stream } from '#contract/types.ts';
import { bySeller, isRest, varied } from '#src/pages/shared/product/bySeller.ts';

/** Each letter is a product of the seller of that name. */
const listed = (owners: string) =>
  owners.split('').map((owner, index) => ({ id: `${owner}${index}`, owner, ownerName: owner }) as Stream);
const drawn = (owners: string, opened: readonly string[] = []) =>
  bySeller(listed(owners), new Set(opened))
    .map((one) => (isRest(one) ? `+${one.rest.length}` : one.owner))
    .join('');

describe('a page of products by seller', () => {
  it.each([
    ['aaaaaaab', 'aaa+4b'],
    ['abababababab', 'ababab+3+3'],
    ['aaaa', 'aaaa'],
    ['aaabbbccc', 'aaabbbccc'],
    ['', ''],
  ])('of %s shows %s', (owners, shown) => expect(drawn(owners)).toBe(shown));

  it('shows all products of an expanded seller', () => expect(drawn('aaaaabbbbb', ['a'])).toBe('aaaaabbb+2'));

  it('loses no product', () => {
    const streams = listed('aaaaaabbbcbbaaadd');
    const found = bySeller(streams, new Set()).flatMap((one) => (isRest(one) ? one.rest : [one]));
    expect(found.toSorted((one, other) => streams.indexOf(one) - streams.indexOf(other))).toEqual(streams);
  });
});

it.each([
  ['aaaabc', 3, 'abc'],
  ['aaaa', 3, 'aaa'],
  ['aabb', 3, 'aba'],
])('of %s, %i varied ones are %s', (owners, count, shown) =>
  expect(
    varied(listed(owners), count)
      .map(({ owner }) => owner)
      .join(''),
  ).toBe(shown),
);
