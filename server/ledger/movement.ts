// What the ledger books: the kinds of transfer as data, and the shape of a movement.
import type { movementTypes } from '#contract/constants.ts';

/** The account that tokens come from and go back to. The only one that may be below zero. */
export const treasuryId = '00000000-0000-7000-8000-000000000000';

export type MovementType = (typeof movementTypes)[number];

/** How each stored type reads to the account that pays and to the one that is paid; null: never on that side. */
export const seenAs = {
  DEPOSIT: { payer: null, payee: 'DEPOSIT' },
  WITHDRAWAL: { payer: 'WITHDRAWAL', payee: null },
  PURCHASE: { payer: 'PURCHASE', payee: 'SALE' },
  SHARE: { payer: 'SHARE', payee: 'SHARE' },
  FEE: { payer: 'FEE', payee: 'FEE' },
} as const satisfies Partial<Record<MovementType, { payer: MovementType | null; payee: MovementType | null }>>;

export type TransferType = keyof typeof seenAs;

/** Takes `value` micro-tokens from one account and gives them to another. */
export interface Transfer {
  readonly type: TransferType;
  readonly from: string;
  readonly to: string;
  /** Whole micro-tokens, above zero. */
  readonly value: number;
  readonly stream?: { readonly id: string; readonly name: string };
  /** What caused it, e.g. a subscription id. */
  readonly reference?: string;
}

/** By which call tokens moved: kept with every transfer. */
export interface Origin {
  readonly requestId?: string;
  /** The `Idempotency-Key` under which it was sent, if under any. */
  readonly key?: string | undefined;
}

/** The transfers of one effect: all are booked or none. */
export interface Movement extends Origin {
  /** RFC 3339 UTC. */
  readonly at: string;
  readonly transfers: readonly Transfer[];
}
