import { sql, type Kysely, type Transaction } from 'kysely';
import { maxPaymentsPending } from '#contract/constants.ts';
import type { Payment } from '#contract/types.ts';
import { readPage, type Paging } from '../../../database/readPage.ts';
import type { Database, Row } from '../../../database/schema.ts';
import { newId } from '../../../kernel/newId.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { treasuryId } from '../../../ledger/movement.ts';
import { lockAccounts } from '../../../ledger/post.ts';
import { displayNameOf } from '../../../people/names.ts';
import { notifyAll } from '../../../records/notifications.ts';
import type { WalletChange } from '../store.ts';

const named = (db: Kysely<Database>) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .selectAll('payments')
    .select(displayNameOf('users').as('user_name'));

type Named = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>;

const toPayment = (row: Named): Payment => ({
  id: row.id,
  kind: row.kind,
  amount: row.amount,
  state: row.state,
  user: { id: row.user_id, name: row.user_name },
  created_date: row.created_at,
  ...(row.decided_at !== null && { decided_date: row.decided_at }),
  ...(row.reference !== null && { reference: row.reference }),
});

export interface PaymentFilter extends Paging {
  readonly userId?: string;
  readonly state?: readonly Row<'payments'>['state'][] | undefined;
}

export function listPayments(db: Kysely<Database>, { userId, state, page, limit }: PaymentFilter) {
  let wanted = named(db);
  if (userId !== undefined) wanted = wanted.where('payments.user_id', '=', userId);
  if (state) wanted = wanted.where('payments.state', '=', sql<Row<'payments'>['state']>`any(${state}::text[])`);
  return readPage({ counted: wanted, rows: wanted.orderBy('payments.id', 'desc'), toItem: toPayment, page, limit });
}

export const readPayment = async (db: Kysely<Database>, id: string): Promise<Payment> =>
  toPayment(await named(db).where('payments.id', '=', id).executeTakeFirstOrThrow());

/** Locks the row: a concurrent decision waits, then finds the first one. */
export const lockPayment = (trx: Transaction<Database>, id: string): Promise<Row<'payments'> | undefined> =>
  trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const decidePayment = (
  trx: Transaction<Database>,
  id: string,
  decision: Pick<Row<'payments'>, 'state' | 'decided_at' | 'decided_by' | 'reference'>,
) => trx.updateTable('payments').set(decision).where('id', '=', id).execute();

export async function request(
  trx: Transaction<Database>,
  kind: Row<'payments'>['kind'],
  { userId, amount, at }: WalletChange,
): Promise<Payment> {
  // Requests of one person count one after the other. A withdrawal locks the treasury too, always first.
  await lockAccounts(trx, [treasuryId, userId]);
  const { pending } = await trx
    .selectFrom('payments')
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .select((e) => e.fn.countAll<number>().as('pending'))
    .executeTakeFirstOrThrow();
  if (pending >= maxPaymentsPending) {
    throw new Refusal(
      409,
      'payments_pending',
      `${maxPaymentsPending} payments are waiting for an administrator already`,
    );
  }
  const id = newId();
  const undecided = { decided_at: null, decided_by: null, reference: null };
  await trx
    .insertInto('payments')
    .values({ id, user_id: userId, kind, amount, state: 'pending', created_at: at, ...undecided })
    .execute();
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`'admin' = any(slots)`)
    .where('disabled', '=', false)
    .where('id', '!=', userId)
    .execute();
  const about = { kind: 'payment_requested' as const, at, reference: id, actorId: userId, amount };
  await notifyAll(
    trx,
    admins.map((admin) => ({ ...about, userId: admin.id })),
  );
  return readPayment(trx, id);
}
