import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/database/engines.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';

describe.each(engines())('recurring statements on %s', (engine) => {
  let server: TestExchange;
  beforeAll(async () => {
    server = await openTestExchange({ engine });
  });
  afterAll(() => server.close());

  const prepared = async () =>
    (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(server.db)).rows.map(
      ({ statement }) => statement,
    );

  it('are prepared after some repetitions, and return the same rows', async () => {
    await server.db.connection().execute(async (db) => {
      for (let n = 0; n < 6; n += 1) {
        const { rows } = await sql<{ twice: number }>`select ${n}::int * 2 as twice`.execute(db);
        expect(rows).toEqual([{ twice: n * 2 }]);
      }
    });
    expect(await prepared()).toContain('select $1::int * 2 as twice');
  });

  it('survive a change of their table', async () => {
    await sql`create table changing (a int)`.execute(server.db);
    const read = () => sql<{ a: number }>`select a from changing`.execute(server.db);
    for (let n = 0; n < 6; n += 1) await read();
    await sql`alter table changing add column b int`.execute(server.db);
    await sql`insert into changing (a, b) values (1, 2)`.execute(server.db);
    expect((await read()).rows).toEqual([{ a: 1 }]);
  });
});
