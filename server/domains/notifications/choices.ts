import { sql, type Kysely } from 'kysely';
import {
  mailDefault,
  notificationKindNames,
  type MailChoice,
  type NotificationKind,
} from '#contract/notificationKinds.ts';
import type { NotificationChoices } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';

export async function readChoices(db: Kysely<Database>, userId: string): Promise<NotificationChoices> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['kind', 'choice'])
    .where('user_id', '=', userId)
    .where('channel', '=', 'mail')
    .execute();
  const chosen = new Map(rows.map(({ kind, choice }) => [kind, choice]));
  return { mail: notificationKindNames.map((kind) => ({ kind, choice: chosen.get(kind) ?? mailDefault(kind) })) };
}

export type KindChoice = { readonly kind: NotificationKind; readonly choice: MailChoice };

/** Applies to mails that wait, too: they are dropped, or sent as chosen now. Returns all choices. */
export async function saveChoices(
  db: Kysely<Database>,
  userId: string,
  choices: readonly KindChoice[],
): Promise<NotificationChoices> {
  const none = choices.filter(({ choice }) => choice === 'off').map(({ kind }) => kind);
  return transaction(db, async (trx) => {
    await trx
      .insertInto('notification_choices')
      .values(choices.map(({ kind, choice }) => ({ user_id: userId, kind, channel: 'mail' as const, choice })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet((e) => ({ choice: e.ref('excluded.choice') })),
      )
      .execute();
    if (none.length > 0)
      await sql`delete from deliveries where user_id = ${userId} and channel = 'mail' and kind = any(${none}::text[])`.execute(
        trx,
      );
    for (const { kind, choice } of choices)
      if (choice !== 'off')
        await sql`update deliveries set mode = ${choice}, lane = 'mail ' || ${choice}::text || ' ' || user_id,
            run_at = case when attempts = 0 then created_at else run_at end
          where user_id = ${userId} and channel = 'mail' and kind = ${kind} and mode <> ${choice} and failed_at is null`.execute(
          trx,
        );
    return readChoices(trx, userId);
  });
}

export async function summaryKinds(db: Kysely<Database>, userId: string): Promise<NotificationKind[]> {
  const { mail } = await readChoices(db, userId);
  return mail.filter(({ choice }) => choice === 'daily').map(({ kind }) => kind);
}
