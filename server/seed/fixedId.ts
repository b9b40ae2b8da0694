import { createHash } from 'node:crypto';

/** Timestamp of every fixed id (2026-01-01), so that seeded rows sort before all later ones. */
const madeAt = Date.UTC(2026, 0, 1);

/** Derives a UUID version 7 from `name` only: the same on every machine. */
export function fixedId(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUIntBE(madeAt, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
