import type { Kysely } from 'kysely';
import type { AuditAction } from '#contract/types.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../kernel/newId.ts';

/** An entry of the audit log. `before` and `after` contain the changes, never a secret. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
  readonly requestId?: string | undefined;
  readonly reason?: string | undefined;
  readonly at: Date;
}

const jsonOf = (value: Record<string, unknown> | undefined) => (value ? JSON.stringify(value) : null);

export async function record(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at: entry.at.toISOString(),
      action: entry.action,
      actor_id: entry.actor ?? null,
      subject_id: entry.subject ?? null,
      before: jsonOf(entry.before),
      after: jsonOf(entry.after),
      request_id: entry.requestId ?? null,
      reason: entry.reason ?? null,
    })
    .execute();
}
