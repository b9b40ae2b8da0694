// Migration 134 fills two columns of all streams, in batches of 2,000.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeSample } from '#server/domains/samples/store.ts';
import { measureHead } from '#server/domains/samples/measureHead.ts';
import { migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations/index.ts';
import { copyStreams } from '#tests/support/copyStreams.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';

const copies = 4_100;

describe('migration 134', () => {
  let server: TestExchange;
  beforeAll(async () => {
    server = await openTestExchange();
    const seller = await server.join('seller');
    const subcategory = await server.addCategory('Weather');
    const url = 'https://data.example.org/rain.csv';
    const fields = { type: 'Dataset', description: 'Rain', price: 0, offer: false, subcategory };
    const reply = await seller.call('POST', '/streams/streams', { ...fields, name: 'Rain', url });
    const { id } = reply.json<{ id: string }>();
    const sample = { bytes: Buffer.from('rain\n1\n'), complete: true, contentType: 'text/csv' };
    await storeSample(server.db, id, await measureHead(sample, new Date().toISOString()), { url });
    await copyStreams(server.db, { of: 'Rain', names: ['Copy'], count: copies });
    await sql`
      insert into samples select (jsonb_populate_record(q, jsonb_build_object('stream_id', s.id))).*
      from samples q, streams s where s.name = 'Copy'`.execute(server.db);
  }, 120_000);
  afterAll(() => server.close());

  it('fills format and grade of every sampled stream', async () => {
    const filled = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from streams where sample_format = 'csv' and sample_grade is not null`.execute(
        server.db,
      );
      return rows[0]?.count;
    };
    await sql`update streams set sample_format = null, sample_grade = null`.execute(server.db);
    await sql`delete from schema_step where name = '134-sampled' and step = 2`.execute(server.db);
    expect(await filled()).toBe(0);
    expect(await migrate({ db: server.db, withoutTimeout: (work) => work() }, migrations)).toBe(1);
    expect(await filled()).toBe(copies + 1);
  }, 120_000);
});
