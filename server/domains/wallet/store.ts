import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { treasuryId, type Origin } from '../../ledger/movement.ts';
import { post } from '../../ledger/post.ts';

/** A transfer between the treasury and a wallet. `amount` is micro-tokens, `at` RFC 3339 UTC. */
export interface WalletChange extends Origin {
  userId: string;
  amount: number;
  at: string;
}

/** Returns the new balance. */
export const deposit = (trx: Transaction<Database>, change: WalletChange) => move(trx, change, 'DEPOSIT');

/** Fails with 402 when the wallet holds less. Returns the new balance. */
export const withdraw = (trx: Transaction<Database>, change: WalletChange) => move(trx, change, 'WITHDRAWAL');

async function move(
  trx: Transaction<Database>,
  { userId, amount, ...when }: WalletChange,
  type: 'DEPOSIT' | 'WITHDRAWAL',
): Promise<number> {
  const [from, to] = type === 'DEPOSIT' ? [treasuryId, userId] : [userId, treasuryId];
  const balances = await post(trx, { ...when, transfers: [{ type, from, to, value: amount }] });
  return balances.get(userId) ?? 0;
}
