import type { movementTypes } from '#contract/constants.ts';

/** Source and sink of all tokens. The only account that may be negative. */
export const treasuryId = '00000000-0000-7000-8000-000000000000';

export type MovementType = (typeof movementTypes)[number];

/** Name of each stored type for the payer and for the payee; null: never on that side. */
export const seenAs = {
  DEPOSIT: { payer: null, payee: 'DEPOSIT' },
  WITHDRAWAL: { payer: 'WITHDRAWAL', payee: null },
  PURCHASE: { payer: 'PURCHASE', payee: 'SALE' },
  SHARE: { payer: 'SHARE', payee: 'SHARE' },
  FEE: { payer: 'FEE', payee: 'FEE' },
} as const satisfies Partial<Record<MovementType, { payer: MovementType | null; payee: MovementType | null }>>;

export type TransferType = keyof typeof seenAs;

export interface Transfer {
  readonly type: TransferType;
  readonly from: string;
  readonly to: string;
  /** Whole micro-tokens, above zero. */
  readonly value: number;
  readonly stream?: { readonly id: string; readonly name: string };
  readonly reference?: string;
}

export interface Origin {
  readonly requestId?: string;
  readonly key?: string | undefined;
}

export interface Movement extends Origin {
  readonly at: string;
  readonly transfers: readonly Transfer[];
}
