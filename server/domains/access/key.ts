import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { rights } from '#contract/constants.ts';
import type { Slot } from '#contract/types.ts';

const keyBytes = 24;

export const newKey = () => randomBytes(keyBytes).toString('base64url');

/** Hashes a key for storage: SHA-256, hex. Keys are random, so they need no salt. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

const nobody = hashKey('');

/** Compares in constant time, with or without a stored hash. */
export function matches(key: string, stored: string | null | undefined): boolean {
  const same = timingSafeEqual(Buffer.from(hashKey(key)), Buffer.from(stored ?? nobody));
  return same && stored !== null && stored !== undefined;
}

export const addressOf = (publicUrl: string, subscriptionId: string, key: string) =>
  `${publicUrl}/access/${subscriptionId}?key=${key}`;

export const movedAddress = (publicUrl: string, address: string) =>
  `${publicUrl}${address.slice(address.lastIndexOf('/access/'))}`;

/** Data-room users never get raw rows, so no address. Users who are also buyers do. */
export const receivesAddress = (slots: readonly Slot[]) => rights.read.some((slot) => slots.includes(slot));
