import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HealthReport } from '#contract/entities/operation.ts';
import { noteBackup } from '#server/backup/noteBackup.ts';
import { newId } from '#server/kernel/newId.ts';
import { engines } from '#tests/support/database/engines.ts';
import { openTestExchange, type TestExchange, type Person } from '#tests/support/exchange.ts';
import { addRows, changeRows, rowOf } from '#tests/support/database/rows.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe.each(engines())('the health report on %s', (engine) => {
  let server: TestExchange;
  let admin: Person;
  const report = async () => {
    const reply = await admin.call('GET', '/health/report');
    expect(reply.statusCode).toBe(200);
    return HealthReport.parse(reply.json());
  };
  beforeAll(async () => {
    server = await openTestExchange({ engine });
    admin = await server.join('admin');
  });
  afterAll(() => server.close());

  it('describes this process, the database and the disk, and asks for the first backup', async () => {
    const { findings, processes, database, disk, queues, backup } = await report();
    expect(processes).toEqual([expect.objectContaining({ pid: process.pid, lost: false })]);
    expect(database).toMatchObject({ engine, writable: true, balanced: true });
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(disk.space?.total).toBeGreaterThan(disk.space?.free ?? Infinity);
    expect(queues.map(({ waiting, failed }) => waiting + failed)).toEqual([0, 0, 0, 0, 0]);
    expect(backup).toBeUndefined();
    expect(findings).toEqual(['backupOld']);
  });

  it('asks for no backup for a week after one', async () => {
    await noteBackup(server.db);
    expect(await report()).toMatchObject({ findings: [], backup: expect.any(String) as unknown });
    const done_at = minutesAgo(7 * 24 * 60 + 1);
    await changeRows(server.db, 'operator_tasks', {}, { done_at });
    expect((await report()).findings).toEqual(['backupOld']);
    await noteBackup(server.db);
  });

  it('finds a process that stopped reporting, and one of another version', async () => {
    const row = { host: 'other', pid: 7, started_at: minutesAgo(90), memory: 1 };
    const lost = { ...row, id: newId(), version: '0.0.1', seen_at: minutesAgo(3) };
    await server.db.insertInto('processes').values(lost).execute();
    expect((await report()).findings).toEqual(['processLost']);
    await changeRows(server.db, 'processes', { id: lost.id }, { seen_at: minutesAgo(0) });
    expect((await report()).findings).toEqual(['versionsDiffer']);
    await server.db.deleteFrom('processes').where('id', '=', lost.id).execute();
  });

  it('finds mails that wait too long and those that were given up', async () => {
    const delivery = (failed_at: string | null) => ({
      id: newId(),
      notification_id: newId(),
      channel: 'mail' as const,
      lane: admin.id,
      kind: 'offer_revised' as const,
      mode: 'now' as const,
      user_id: admin.id,
      created_at: minutesAgo(20),
      run_at: minutesAgo(11),
      failed_at,
    });
    await addRows(server.db, 'deliveries', [delivery(null), delivery(minutesAgo(5))]);
    const { findings, queues } = await report();
    expect(findings).toEqual(['queueLate', 'mailsFailed']);
    expect(queues.find(({ name }) => name === 'notifications')).toMatchObject({ waiting: 1, failed: 1 });
    await server.db.deleteFrom('deliveries').execute();
  });

  it('lists failing sources of products for sale', async () => {
    const seller = await server.join('seller');
    const [id, moved] = [await seller.list({ name: 'Tides' }), await seller.list()];
    const { url } = await rowOf(server.db, 'streams', { id }, 'url');
    await server.db.deleteFrom('source_failures').execute();
    const failure = { source: url, reason: 'The source answered with status 404', failed_at: minutesAgo(5) };
    await addRows(server.db, 'source_failures', [
      { ...failure, stream_id: id, since: minutesAgo(60) },
      { ...failure, stream_id: moved },
    ]);
    const { findings, sources } = await report();
    expect(findings).toEqual(['sourcesFailing']);
    expect(sources).toMatchObject({ failing: 1, listed: [{ stream_id: id, stream_name: 'Tides', stops: true }] });
  });
});
