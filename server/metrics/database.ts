import type { Meter, ObservableResult } from '@opentelemetry/api';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/connection/connect.ts';
import { isWritable } from '../database/dataFolder.ts';
import type { Database } from '../database/schema.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { readSweeps, type Sweep } from '../jobs/retention.ts';
import { treasuryId } from '../ledger/movement.ts';
import { liveOf } from '../live/live.ts';

/** Milliseconds for which figures of the database serve every scrape. */
const freshMs = 10_000;

interface Figures {
  queues: { queue: string; waiting: number; oldest: number }[];
  leases: { queue: string; oldest: number }[];
  failed_mails: number;
  imbalance: number;
  circulation: number;
  writable: boolean;
  sweeps: readonly Sweep[];
}

async function readFigures(exchange: Exchange): Promise<Figures> {
  const { db, now } = exchange;
  const at = now().toISOString();
  const age = (column: string) =>
    sql`coalesce(extract(epoch from ${at}::timestamptz - min(${sql.ref(column)})), 0)::float8`;
  const { rows: queues } = await sql<Figures['queues'][number]>`
    select 'mails' as queue, count(*)::int as waiting, ${age('run_at')} as oldest from mails
      where failed_at is null and run_at <= ${at}
    union all select 'runs', count(*)::int, ${age('run_at')} from executions where finished_at is null and run_at <= ${at}
    union all select 'measurements', count(*)::int, ${age('run_at')} from measurements where run_at <= ${at}
    union all select 'imports', count(*)::int, ${age('touched_at')} from imports where state = 'publishing'
    union all select 'payments', count(*)::int, ${age('created_at')} from payments where state = 'pending'`.execute(db);
  const { rows: leases } = await sql<Figures['leases'][number]>`
    select 'runs' as queue, ${age('started_at')} as oldest from executions where finished_at is null and run_at > ${at} and worker is not null
    union all select 'mails', ${age('created_at')} from mails where failed_at is null and run_at > ${at} and attempts > 0`.execute(
    db,
  );
  const { rows: sums } = await sql<Omit<Figures, 'queues' | 'leases' | 'sweeps'>>`
    select (select count(*)::int from mails where failed_at is not null) as failed_mails,
      (select coalesce(sum(balance), 0)::float8 from accounts) as imbalance,
      (select coalesce(-sum(balance), 0)::float8 from accounts where id = ${treasuryId}) as circulation,
      current_setting('transaction_read_only') = 'off' as writable`.execute(db);
  const [sum] = sums;
  if (!sum) throw new Error('The database gave no figures');
  return { queues, leases, ...sum, sweeps: await readSweeps(exchange) };
}

export function observeDatabase(meter: Meter, exchange: Exchange, database: OpenDatabase<Database>): void {
  let read: { at: number; figures: Promise<Figures | undefined> } | undefined;
  const figures = () => {
    if (!read || Date.now() - read.at > freshMs)
      read = { at: Date.now(), figures: readFigures(exchange).catch(() => undefined) };
    return read.figures;
  };
  const gauge = (name: string, unit: string, description: string, observe: Observe) =>
    meter.createObservableGauge(name, { unit, description }).addCallback(async (result) => {
      const known = await figures();
      if (known) observe(result, known);
    });
  gauge('exchange.queue.due', '{entry}', 'Entries that wait for a worker', (result, { queues }) => {
    for (const { queue, waiting } of queues) result.observe(waiting, { queue });
  });
  gauge('exchange.queue.age', 's', 'Age of the oldest entry that waits', (result, { queues }) => {
    for (const { queue, oldest } of queues) result.observe(oldest, { queue });
  });
  gauge('exchange.lease.age', 's', 'Age of the oldest entry in work', (result, { leases }) => {
    for (const { queue, oldest } of leases) result.observe(oldest, { queue });
  });
  gauge('exchange.retention.deleted', '{row}', 'Expired rows deleted so far', (result, { sweeps }) => {
    for (const { record, deleted } of sweeps) result.observe(deleted, { record });
  });
  gauge('exchange.retention.age', 's', 'Time since expired rows were last deleted', (result, { sweeps }) => {
    for (const { record, age } of sweeps) result.observe(age, { record });
  });
  gauge('exchange.mails.failed', '{mail}', 'Mails that were given up', (result, { failed_mails: failed }) =>
    result.observe(failed),
  );
  gauge('exchange.ledger.imbalance', '{microtoken}', 'Sum of all balances: 0', (result, { imbalance }) =>
    result.observe(imbalance),
  );
  gauge('exchange.ledger.circulation', '{microtoken}', 'Tokens outside the treasury', (result, { circulation }) =>
    result.observe(circulation),
  );
  meter
    .createObservableGauge('exchange.writable', { description: '1 while the database takes writes' })
    .addCallback(async (result) => result.observe((await figures())?.writable ? 1 : 0));
  meter
    .createObservableGauge('exchange.folder.writable', { description: '1 while DATA_DIR takes writes' })
    .addCallback(async (result) => result.observe((await isWritable(exchange.config.dataDir)) ? 1 : 0));
  meter
    .createObservableGauge('db.client.connection.count', { unit: '{connection}', description: 'Connections by state' })
    .addCallback((result) => {
      const { total, idle, waiting } = database.connections();
      result.observe(idle, { state: 'idle' });
      result.observe(total - idle, { state: 'used' });
      result.observe(waiting, { state: 'awaited' });
    });
  meter
    .createObservableGauge('exchange.live.sources', { unit: '{connection}', description: 'Connected live sources' })
    .addCallback((result) => result.observe(liveOf(exchange).size));
}

type Observe = (result: ObservableResult, figures: Figures) => void;
