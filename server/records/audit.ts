import type { Kysely } from 'kysely';
import type { AuditAction } from '#contract/types.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../kernel/newId.ts';

/** One thing that was done; `before` and `after` hold what changed, never a secret. */
export interface Deed {
  readonly action: AuditAction;
  /** Who; nobody where no session stood behind it. */
  readonly actor?: string | undefined;
  /** To whom. */
  readonly subject?: string | undefined;
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
  readonly requestId?: string | undefined;
  /** Why, in the words of whoever did it; for admins only. */
  readonly reason?: string | undefined;
  readonly at: Date;
}

const jsonOf = (value: Record<string, unknown> | undefined) => (value ? JSON.stringify(value) : null);

/** Writes one line of the audit log, in the transaction of the deed where there is one. */
export async function record(db: Kysely<Database>, deed: Deed): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at: deed.at.toISOString(),
      action: deed.action,
      actor_id: deed.actor ?? null,
      subject_id: deed.subject ?? null,
      before: jsonOf(deed.before),
      after: jsonOf(deed.after),
      request_id: deed.requestId ?? null,
      reason: deed.reason ?? null,
    })
    .execute();
}
