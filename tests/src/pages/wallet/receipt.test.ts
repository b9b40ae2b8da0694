import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { Explanation } from '#contract/types.ts';
import { canonicalJson, factsOf, hashOf, receiptJson } from '#src/pages/wallet/receipt/receipt.ts';

const entry = {
  id: 'e1',
  from: 'u1',
  to: 'u2',
  value: 5_000_000,
  balance: 1,
  dateTime: '2026-11-22T01:10:00.000Z',
  txType: 'PURCHASE',
  party_name: 'Silvia',
  stream_name: 'Tides of “Oslo”',
} as const;
const explained: Explanation = { entry, together: [entry], contracts: [] };

it('writes facts in one form, whatever the order of their keys', () => {
  const [one, other] = [
    { b: [2, { d: null, c: 'é"' }], a: true, left: undefined },
    { a: true, b: [2, { c: 'é"', d: null }] },
  ];
  expect(canonicalJson(one)).toBe('{"a":true,"b":[2,{"c":"é\\"","d":null}]}');
  expect(canonicalJson(one)).toBe(canonicalJson(other));
});

it('hashes fixed facts such as the amount, but neither names nor the refund flag', async () => {
  const hash = (given: Explanation) => hashOf(canonicalJson(factsOf(given)));
  const before = await hash(explained);
  expect(before).toMatch(/^[\da-f]{64}$/);
  expect(await hash({ ...explained, entry: { ...entry, party_name: 'Silvia Moreno' } })).toBe(before);
  expect(await hash({ ...explained, entry: { ...entry, refund: true } })).toBe(before);
  expect(await hash({ ...explained, entry: { ...entry, value: 5_000_001 } })).not.toBe(before);
});

it('writes a file from which anyone can recompute the hash', async () => {
  const facts = factsOf(explained);
  const file = receiptJson(facts, await hashOf(canonicalJson(facts)), { party: 'Silvia' });
  const read = JSON.parse(file) as { facts: object; sha256: string };
  expect(createHash('sha256').update(canonicalJson(read.facts)).digest('hex')).toBe(read.sha256);
});

it('computes no hash without Web Crypto', async () => {
  vi.stubGlobal('crypto', {});
  expect(await hashOf('x')).toBeUndefined();
  vi.unstubAllGlobals();
  expect(JSON.parse(receiptJson({}, undefined, {}))).toMatchObject({ sha256: null });
});
