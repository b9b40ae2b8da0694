// What a receipt says, apart from how it looks.
import { tokenInfo } from '#contract/constants.ts';
import type { Explanation } from '#contract/types.ts';

/** The facts of a movement. None of them ever changes, so the same movement always gives the same hash; names may change, and stand beside them. */
export function factsOf({ entry, together, access, offer, contracts }: Explanation) {
  const { party_name: _name, ...movement } = entry;
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

/** JSON in the one form that the hash is taken over: keys in order, no spaces (`jq -cS`). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

/** SHA-256 in hexadecimal digits; nothing where the browser keeps its cryptography for secure connections. */
export async function hashOf(text: string): Promise<string | undefined> {
  // Absent on plain http, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The file: the facts, their hash, and the names that people had when it was saved. */
export const receiptJson = (facts: object, sha256: string | null | undefined, names: object): string =>
  JSON.stringify({ facts, sha256: sha256 ?? null, names }, undefined, 2);
