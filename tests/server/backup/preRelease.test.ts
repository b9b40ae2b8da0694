// `preRelease.gz` is a backup of the last schema before its migrations became one. It has one admin.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreInto } from '#server/backup/restoreInto.ts';
import { connect } from '#server/database/connection/connect.ts';
import { migrate, type Migration, type Step } from '#server/database/migrate.ts';
import { schema } from '#server/database/migrations/100-schema.ts';
import { migrations } from '#server/database/migrations/index.ts';
import type { Database } from '#server/database/schema.ts';
import { readConfig } from '#server/kernel/config.ts';
import { openTestDatabase, usualEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { freshDatabase, hasPostgres } from '#tests/support/database/postgres.ts';
import { scratch } from './scene.ts';

const file = path.join(import.meta.dirname, 'preRelease.gz');
const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
const { steps } = JSON.parse(lines.find((line) => line.startsWith('{"steps"')) ?? '{}') as { steps: Step[] };

const laterSteps = migrations.filter((migration) => migration !== schema).flatMap((migration) => migration.steps);

/** Everything that a migration makes, by the parts of PostgreSQL's catalogue. */
const catalogue = [
  `select table_name, column_name, ordinal_position, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`,
  `select conrelid::regclass::text as name, contype, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2, 3`,
  `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
];

describe('a database from before the release', () => {
  let database: TestDatabase<unknown>;
  beforeAll(async () => {
    database = await openTestDatabase(usualEngine());
    await migrate(database, []);
    for (const { statement } of steps) await sql.raw(statement).execute(database.db);
    for (const { name, step, statement } of steps) {
      await sql`insert into schema_step (name, step, statement) values (${name}, ${step}, ${statement})`.execute(
        database.db,
      );
    }
  });
  afterAll(() => database.remove());

  it('has the tables, columns, indexes and constraints of the release', async () => {
    const fresh = await openTestDatabase(usualEngine());
    await migrate(fresh, [schema]);
    for (const query of catalogue) {
      const { rows } = await sql.raw(query).execute(database.db);
      expect(rows.length).toBeGreaterThan(20);
      expect(rows).toEqual((await sql.raw(query).execute(fresh.db)).rows);
    }
    await fresh.remove();
  });

  it('takes each later migration once', async () => {
    expect(steps).toHaveLength(110);
    expect(await migrate(database, migrations)).toBe(laterSteps.length);
    expect(await migrate(database, migrations)).toBe(0);
    const next: Migration = { name: '999-next', steps: ['create table next_table (id int primary key)'] };
    expect(await migrate(database, [...migrations, next])).toBe(1);
    expect(await migrate(database, [...migrations, next])).toBe(0);
  });

  it('is refused when a step of it is missing', async () => {
    await sql`delete from schema_step where name = '061-sources'`.execute(database.db);
    await expect(migrate(database, migrations)).rejects.toMatchObject({ code: 'newerSchema' });
  });
});

describe('a backup from before the release', () => {
  const places = scratch();
  afterAll(() => places.remove());

  it('is restored into the schema of the release', async () => {
    const dataDir = places.fresh();
    const target = hasPostgres() ? await freshDatabase() : undefined;
    await restoreInto(readConfig({ DATA_DIR: dataDir, DATABASE_URL: target?.url }), file, () => undefined);
    const database = await connect<Database>({ url: target?.url, dataDir, production: false, poolSize: 1 });
    expect(await database.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'admin@example.com' }]);
    expect(await migrate(database, migrations)).toBe(laterSteps.length);
    await database.close();
    await target?.drop();
  });
});
