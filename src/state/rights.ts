import type { Slot } from '#contract/types.ts';
import { useMe } from './me.ts';

// The same slots as in contract/calls.ts; a call made without one of them is answered 403, which ends the session.
const rights = {
  /** Propose a price. */
  offer: ['user', 'buyer'],
  /** Buy access. */
  buy: ['user', 'buyer', 'drUser'],
  /** Read bought data, so receive an access address. */
  read: ['user', 'buyer'],
  /** Answer an offer. */
  answer: ['user', 'buyer', 'seller', 'sp'],
} as const satisfies Record<string, readonly Slot[]>;

export type Right = keyof typeof rights;

/** Whether one of the granted slots gives a right; not before the own record is known. */
export function useMay(right: Right): boolean {
  const user = useMe();
  return rights[right].some((slot) => user?.userModeType[slot]);
}
