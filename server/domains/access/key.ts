// The secret of an access address: made, stored as a hash, compared.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { rights } from '#contract/constants.ts';
import type { Slot } from '#contract/types.ts';

const keyBytes = 24;

/** A new secret of an access address, 192 random bits. */
export const newKey = () => randomBytes(keyBytes).toString('base64url');

/** What is stored of a key: SHA-256, hex. A key is random, so it needs no salt. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

const nobody = hashKey('');

/** Compares in the same time whether or not there is a stored hash. */
export function matches(key: string, stored: string | null | undefined): boolean {
  const same = timingSafeEqual(Buffer.from(hashKey(key)), Buffer.from(stored ?? nobody));
  return same && stored !== null && stored !== undefined;
}

/** The address that a buyer reads from. */
export const addressOf = (publicUrl: string, subscriptionId: string, key: string) =>
  `${publicUrl}/access/${subscriptionId}?key=${key}`;

/** An address that was made when the server was reached elsewhere, led to where it is reached now. */
export const movedAddress = (publicUrl: string, address: string) =>
  `${publicUrl}${address.slice(address.lastIndexOf('/access/'))}`;

/** Data-room users never get raw rows, so no address; whoever is a buyer as well does. */
export const receivesAddress = (slots: readonly Slot[]) => rights.read.some((slot) => slots.includes(slot));
