import type { Transaction } from 'kysely';
import type { paymentFlows } from '#contract/constants.ts';
import type { Moved } from '#contract/types.ts';
import type { Database, Row } from '../../../../database/schema.ts';
import type { WalletChange } from '../../store.ts';

export type PaymentKind = Row<'payments'>['kind'];
export type PaymentDecision = 'confirmed' | 'declined';

/** A way in which tokens are bought and withdrawn. Its functions run in the caller's transaction. */
export interface PaymentProvider {
  readonly flow: (typeof paymentFlows)[number];
  readonly start: (trx: Transaction<Database>, kind: PaymentKind, change: WalletChange) => Promise<Moved>;
}

export interface DecidedProvider extends PaymentProvider {
  readonly flow: 'decided';
  /** Moves the tokens. `change` names the payment as its reference. */
  readonly decide: (
    trx: Transaction<Database>,
    decision: { readonly kind: PaymentKind; readonly state: PaymentDecision },
    change: WalletChange,
  ) => Promise<void>;
}
