import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { treasuryId, type Origin } from '../../ledger/movement.ts';
import { post } from '../../ledger/post.ts';

export interface WalletChange extends Origin {
  userId: string;
  amount: number;
  at: string;
  reference?: string;
}

export const deposit = (trx: Transaction<Database>, change: WalletChange) => move(trx, change, 'DEPOSIT');

export const withdraw = (trx: Transaction<Database>, change: WalletChange) => move(trx, change, 'WITHDRAWAL');

async function move(
  trx: Transaction<Database>,
  { userId, amount, reference, ...when }: WalletChange,
  type: 'DEPOSIT' | 'WITHDRAWAL',
): Promise<number> {
  const [from, to] = type === 'DEPOSIT' ? [treasuryId, userId] : [userId, treasuryId];
  const balances = await post(trx, {
    ...when,
    transfers: [{ type, from, to, value: amount, ...(reference && { reference }) }],
  });
  return balances.get(userId) ?? 0;
}
