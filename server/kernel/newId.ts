import { randomFillSync } from 'node:crypto';

const bytesOfId = 16;
// Random bytes are the main cost, so they are fetched for many ids at once.
const random = Buffer.alloc(bytesOfId * 256);
let used = random.length;

let newest = 0;
let serial = 0;

/** UUID version 7: 48 bits of milliseconds, a 12-bit counter, so ids sort by age, and 62 random bits. */
export function newId(): string {
  const now = Math.max(Date.now(), newest);
  serial = now === newest ? serial + 1 : 0;
  newest = serial > 0xfff ? now + 1 : now;
  serial &= 0xfff;
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const bytes = random.subarray(used, (used += bytesOfId));
  bytes.writeUIntBE(newest, 0, 6);
  bytes.writeUInt16BE(0x7000 | serial, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
