import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { treasuryId, type Origin } from '../../ledger/movement.ts';
import { post } from '../../ledger/post.ts';

/** A person's own movement between the treasury and the wallet. `amount` is micro-tokens, `at` RFC 3339 UTC. */
export interface WalletChange extends Origin {
  userId: string;
  amount: number;
  at: string;
}

/** Brings tokens into a wallet; answers the new balance. */
export const deposit = (trx: Transaction<Database>, change: WalletChange) => move(trx, change, 'DEPOSIT');

/** Takes tokens out of a wallet, 402 when it holds less; answers the new balance. */
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
