import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, refuseMissingSteps, type Migration } from '#server/database/migrate.ts';
import { migrations as real } from '#server/database/migrations/index.ts';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/database/engines.ts';
import { failEveryCall } from '#tests/support/jitter.ts';

/** A migration whose steps fail when run twice. */
const tables = (name: string, count: number): Migration => ({
  name,
  steps: Array.from({ length: count }, (_, i) => `create table ${name}_${i} (id int primary key)`),
});

describe.each(engines())('migrations on %s', (engine) => {
  let database: TestDatabase<unknown>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.remove());

  const landed: Migration[] = [];

  async function tablesOf(name: string): Promise<number> {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from pg_tables where tablename like ${`${name}\\_%`}`.execute(database.db);
    return rows[0]?.count ?? 0;
  }

  it('runs each step once', async () => {
    landed.push(tables('first', 3));
    expect(await migrate(database, landed)).toBe(3);
    expect(await migrate(database, landed)).toBe(0);
    landed.push(tables('second', 2));
    expect(await migrate(database, landed)).toBe(2);
  });

  it('goes on after an interruption at any database call', async () => {
    const failed = await failEveryCall(
      database.faults,
      (k) => {
        landed.push(tables(`cut${k}`, 3));
        return migrate(database, landed);
      },
      async ({ k, fired, error }) => {
        expect(error === undefined).toBe(!fired);
        await migrate(database, landed);
        expect(await tablesOf(`cut${k}`)).toBe(3);
      },
    );
    expect(failed).toBeGreaterThan(3 * 5);
  });

  it('several processes starting on an empty database run each step once', async () => {
    const database = await openTestDatabase<unknown>(engine);
    const others = engine === 'postgres' ? await Promise.all([1, 2, 3].map(() => database.again())) : [];
    const counts = await Promise.all([database, ...others, database].map((one) => migrate(one, [tables('raced', 12)])));
    await Promise.all(others.map((one) => one.close()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    await database.remove();
  });

  it('refuses an unknown schema and does not change it', async () => {
    landed.push({ ...tables('narrowed', 1), contracts: true });
    expect(await migrate(database, landed)).toBe(1);
    await expect(migrate(database, landed.slice(0, -1))).rejects.toMatchObject({ code: 'newerSchema' });
    await expect(migrate(database, [tables('foreign', 1)])).rejects.toMatchObject({ code: 'newerSchema' });
    const [first, ...rest] = landed;
    const edited = { name: first!.name, steps: ['create table other (id int)', ...first!.steps.slice(1)] };
    await expect(migrate(database, [edited, ...rest])).rejects.toMatchObject({ code: 'newerSchema' });
    expect(await migrate(database, landed)).toBe(0);
  });

  it('refuses missing steps for a command that may not add them', async () => {
    const database = await openTestDatabase<unknown>(engine);
    const both = [tables('old', 2), tables('new', 3)];
    const lacks = (count: number) => ({
      code: 'olderSchema',
      message: expect.stringContaining(`lacks ${count} `) as string,
    });
    await expect(refuseMissingSteps(database, both)).rejects.toMatchObject(lacks(5));
    await migrate(database, both.slice(0, 1));
    await expect(refuseMissingSteps(database, both)).rejects.toMatchObject(lacks(3));
    await refuseMissingSteps(database, []);
    expect(await migrate(database, both)).toBe(3);
    await refuseMissingSteps(database, both);
    await database.remove();
  });

  it('runs on the schema of the next release, and upgrades it again', async () => {
    const next: Migration = tables('next', 2);
    expect(await migrate(database, [...landed, next])).toBe(2);
    expect(await migrate(database, landed)).toBe(0);
    expect(await tablesOf('next')).toBe(2);
    expect(await migrate(database, [...landed, next])).toBe(0);
    const edited: Migration = { ...next, steps: ['create table edited (id int)', ...next.steps.slice(1)] };
    await expect(migrate(database, [...landed, edited])).rejects.toMatchObject({ code: 'newerSchema' });
    landed.push(next);
  });

  it.runIf(engine === 'postgres')('accepts an index that was built concurrently before the upgrade', async () => {
    const table: Migration = { name: 'large', steps: ['create table large (id int)'] };
    await migrate(database, [...landed, table]);
    await sql`create index concurrently large_id on large (id)`.execute(database.db);
    const index: Migration = { name: 'larger', steps: ['create index if not exists large_id on large (id)'] };
    expect(await migrate(database, [...landed, table, index])).toBe(1);
    landed.push(table, index);
  });

  it('a step that fails names its error, and earlier steps stay applied', async () => {
    const broken = { name: 'broken', steps: ['create table broken_0 (id int)', 'create table broken_0 (id int)'] };
    await expect(migrate(database, [...landed, broken])).rejects.toMatchObject({ code: '42P07' });
    expect(await tablesOf('broken')).toBe(1);
  });
});

/**
 * Steps that may break the previous release. A unique index and an update may concern only additions of the migration.
 * Other indexes of older tables need `if not exists`: on a large table, the operator builds them before the upgrade.
 */
function contractingSteps(steps: readonly string[]): string[] {
  const text = steps.join('\n');
  const tables = new Set(Array.from(text.matchAll(/create table (\w+)/gu), ([, table]) => table));
  const columns = new Set(Array.from(text.matchAll(/alter table (\w+ add column \w+)/gu), ([, column]) => column));
  const isOfNewTable = (table = '') => tables.has(table);
  const expands = (step: string) => {
    const index = /^create (unique )?index (if not exists )?\w+ on (\w+)/u.exec(step);
    if (index) return isOfNewTable(index[3]) || (!index[1] && index[2] !== undefined);
    const update = /^update (\w+)(?: \w+)? set (.+?)(?: from | where |$)/su.exec(step);
    const assigned = Array.from(update?.[2]?.matchAll(/(?:^|, ?)(\w+) =/gu) ?? [], ([, column]) => column);
    if (update) {
      const [, table] = update;
      return (
        isOfNewTable(table) ||
        (assigned.length > 0 && assigned.every((column) => columns.has(`${table} add column ${column}`)))
      );
    }
    return /^(?:create table |alter table \w+ add column (?!.*not null(?!.*default))|insert into )/u.test(step);
  };
  return steps.filter((step) => step.includes(';') || !expands(step.trim()));
}

/** Later migrations that do more than add, but lack the `contracts` mark that makes the previous release refuse. */
const unmarked = ([, ...later]: readonly Migration[]) =>
  later.filter(({ steps, contracts }) => !contracts && contractingSteps(steps).length > 0).map(({ name }) => name);

it('every migration after the first only adds, or is marked', () => {
  expect(unmarked(real)).toEqual([]);
  const drop: Migration = { name: '999-drop', steps: ['alter table streams drop column name'] };
  expect(unmarked([...real, drop])).toEqual(['999-drop']);
  expect(unmarked([...real, { ...drop, contracts: true }])).toEqual([]);
});

it('migrations are numbered without a gap', () => {
  const numbers = real.map(({ name }) => name.slice(0, 4));
  expect(numbers).toEqual(real.map((_, at) => `${String(at + 1).padStart(3, '0')}-`));
});

it('recognises steps that do more than add', () => {
  const refused = [
    'drop index x',
    'alter table x drop column y',
    'alter table x add column y int not null',
    'create unique index x_y on x (y)',
    'create unique index if not exists x_y on x (y)',
    'create index x_y on x (y)',
    'update x set w = 1',
    'update x a set z = 1, w = 2 from b where a.id = b.id',
    'create table z (id int); drop table x',
  ];
  expect(contractingSteps([...refused, 'alter table x add column z int'])).toEqual(refused);
  const added = [
    'create table n (id int)',
    'create unique index n_id on n (id)',
    'create index n_same on n (id)',
    'update n set id = 1',
  ];
  const filled = [
    'alter table x add column y int not null default 0',
    'update x a set y = b.y from b where a.id = b.id',
  ];
  expect(contractingSteps([...added, ...filled, 'create index if not exists x_y on x (y)'])).toEqual([]);
});

/** SHA-256 of each landed migration. A database in use has run it, so it is never edited. */
const digests: Readonly<Record<string, string>> = {
  '001-schema': 'ba20ba941d93f126f0028aca2941dee6928a8599e36d3a6a66ce669a5a8f1322',
  '002-join-requests': 'b1d6fa8e5e7b2a5434b7e4df3cc731bae7805a4cbe24c08b82eca6e2d02c8c9e',
  '003-files': '07c59bdb26b96e38ce4e9b331b561c216cc7d66f5eda7338de7dc292e7591744',
  '004-deliveries': 'a646137ef2d985a7827d3b33c54e73d3961b3a7a5d4ad34e1fcf2da3cf552a91',
  '005-webhooks': '44e00d57099ca19fea1b2a813970a658851324a92d67b851f4e47ed4483ec160',
  '006-stream-notices': '1a6d5c88c48440918ec3e552be3b023f0f8eff31e6f54ff90b1551a421f3047c',
  '007-processes': '91fdcb49896d3e62391c8fdc345c6fff7a529f29472a6c43b54097b0d6445965',
  '008-algorithm-versions': 'aed5e6807478d9746bdaa04dc682f337bb78b52c2a4b38d622cd43ccfb570816',
  '009-activity': 'bdea95ce61f038f6a9a947ecc52436be30742610f75690d2f67aa04cc46c1b92',
  '010-column-meanings': '85307787ad4e4621e94dc2af7436d96878adce6652b5808015f625424c0c6f12',
  '011-allowed-algorithms': '26038584b2618c9a34def577c6bc080af491a4b3efe0c478f5f765d265c430ec',
};

it.each(real)('the landed migration $name is unchanged', ({ name, steps }) => {
  expect(createHash('sha256').update(steps.join('\n')).digest('hex')).toBe(digests[name]);
});
