import { sql } from 'kysely';
import { migrations } from '../database/migrations/index.ts';
import { reseal } from '../kernel/seal.ts';
import { version } from '../kernel/version.ts';
import { readSweeps } from '../jobs/retention.ts';
import type { AdminContext } from './context.ts';
import { sealedValues } from './sealedValues.ts';

interface Figures {
  people: number;
  admins: number;
  disabled: number;
  locked: number;
  sessions: number;
  mails: number;
  failed: number;
}

export async function status({ exchange, database }: AdminContext): Promise<string[]> {
  const { db, config } = exchange;
  const { rows } = await sql<Figures>`select
    count(*)::int as people,
    count(*) filter (where 'admin' = any (slots) and not disabled and not locked)::int as admins,
    count(*) filter (where disabled)::int as disabled,
    count(*) filter (where locked)::int as locked,
    (select count(*)::int from sessions where pending is null and expires_at > ${exchange.now().toISOString()}) as sessions,
    (select count(*)::int from mails where failed_at is null) as mails,
    (select count(*)::int from mails where failed_at is not null) as failed
    from users where erased_at is null`.execute(db);
  const [figures] = rows;
  const sealed = { current: 0, resealed: 0, lost: 0 };
  for await (const { value, context } of sealedValues(db)) sealed[reseal(exchange, value, context).state] += 1;
  const days = (kept: number | undefined) => (kept === undefined ? 'for ever' : `${kept} days`);
  return [
    `Version     ${version}, schema ${migrations.at(-1)?.name ?? ''}`,
    `Database    ${database.engine === 'postgres' ? 'PostgreSQL' : `embedded, in ${config.dataDir}`}`,
    `Accounts    ${figures?.people}, disabled ${figures?.disabled}, locked ${figures?.locked}`,
    `Admins      ${figures?.admins} who may sign in${figures?.admins ? '' : ': npm run admin -- make-admin <email>'}`,
    `Sessions    ${figures?.sessions}`,
    `Mails       ${figures?.mails} waiting, ${figures?.failed} given up`,
    `Sealed      ${sealed.current} with the current secret, ${sealed.resealed} with the second, ${sealed.lost} with neither`,
    `Kept        audit log ${days(config.keepAudit)}, runs ${days(config.keepRuns)}, notifications ${days(config.keepNotifications)}, counts of calls ${days(config.keepCalls)}`,
    ...(await readSweeps(exchange)).map(
      ({ record, deleted, isSwept, age }) =>
        `Deleted     ${record} ${deleted} in all, ${isSwept ? `last sweep ${Math.round(age / 60)} minutes ago` : 'no sweep yet'}`,
    ),
  ];
}
