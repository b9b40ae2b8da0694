import { tokenInfo } from '#contract/constants.ts';
import type { Explanation } from '#contract/types.ts';

/** Immutable facts of a movement, so that its hash never changes. Excludes names, and fields added later. */
export function factsOf({ entry, together, access, offer, contracts }: Explanation) {
  const { party_name: _name, refund: _refund, ...movement } = entry;
  return {
    token: tokenInfo.symbol,
    decimals: tokenInfo.decimals,
    movement,
    together: together.map(({ id, from, to, value, txType }) => ({ id, from, to, value, txType })),
    ...(access && { access }),
    ...(offer && { offer }),
    contracts: contracts.map(({ id, share, partner_id }) => ({ id, share, partner_id })),
  };
}

/** Canonical JSON for the hash: sorted keys, no spaces (`jq -cS`). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

/** SHA-256 in hexadecimal; undefined outside secure contexts. */
export async function hashOf(text: string): Promise<string | undefined> {
  // Undefined on plain HTTP, despite the types.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const receiptJson = (facts: object, sha256: string | null | undefined, names: object): string =>
  JSON.stringify({ facts, sha256: sha256 ?? null, names }, undefined, 2);
