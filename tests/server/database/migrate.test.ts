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

  it('several processes at once run each step once', async () => {
    landed.push(tables('raced', 12));
    const others = engine === 'postgres' ? await Promise.all([1, 2, 3].map(() => database.again())) : [];
    const counts = await Promise.all([database, ...others, database].map((one) => migrate(one, landed)));
    await Promise.all(others.map((one) => one.close()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(await tablesOf('raced')).toBe(12);
  });

  it('refuses a schema it does not know and leaves it alone', async () => {
    await expect(migrate(database, landed.slice(0, -1))).rejects.toMatchObject({ code: 'newerSchema' });
    const [first, ...rest] = landed;
    const edited = { name: first!.name, steps: ['create table other (id int)', ...first!.steps.slice(1)] };
    await expect(migrate(database, [edited, ...rest])).rejects.toMatchObject({ code: 'newerSchema' });
    expect(await migrate(database, landed)).toBe(0);
  });

  it('refuses missing steps to a command that may not add them', async () => {
    const database = await openTestDatabase<unknown>(engine);
    const both = [tables('old', 2), tables('new', 3)];
    const lacks = (count: number) => ({
      code: 'olderSchema',
      message: expect.stringContaining(`lacks ${count} `) as string,
    });
    await expect(refuseMissingSteps(database, both)).rejects.toMatchObject(lacks(5));
    await migrate(database, both.slice(0, 1));
    await expect(refuseMissingSteps(database, both)).rejects.toMatchObject(lacks(3));
    await expect(refuseMissingSteps(database, [])).rejects.toMatchObject({ code: 'newerSchema' });
    expect(await migrate(database, both)).toBe(3);
    await refuseMissingSteps(database, both);
    await database.remove();
  });

  it('runs on the schema of the next release when that only expands', async () => {
    const next: Migration = { ...tables('next', 2), expands: true };
    expect(await migrate(database, [...landed, next])).toBe(2);
    expect(await migrate(database, landed)).toBe(0);
    const edited: Migration = { ...next, steps: ['create table edited (id int)', ...next.steps.slice(1)] };
    await expect(migrate(database, [...landed, edited])).rejects.toMatchObject({ code: 'newerSchema' });
    landed.push(next);
  });

  it.runIf(engine === 'postgres')('takes an index that was built concurrently before the upgrade', async () => {
    const table: Migration = { name: 'large', steps: ['create table large (id int)'], expands: true };
    await migrate(database, [...landed, table]);
    await sql`create index concurrently large_id on large (id)`.execute(database.db);
    const index: Migration = {
      name: 'larger',
      steps: ['create index if not exists large_id on large (id)'],
      expands: true,
    };
    expect(await migrate(database, [...landed, table, index])).toBe(1);
    landed.push(table, index);
  });

  it('a step that fails names its error, and the steps before it stay', async () => {
    const broken = { name: 'broken', steps: ['create table broken_0 (id int)', 'create table broken_0 (id int)'] };
    await expect(migrate(database, [...landed, broken])).rejects.toMatchObject({ code: '42P07' });
    expect(await tablesOf('broken')).toBe(1);
  });
});

describe.each(engines())('the schema of the exchange on %s', (engine) => {
  it('several processes starting on an empty database make it once', async () => {
    const database = await openTestDatabase<unknown>(engine);
    const others = engine === 'postgres' ? await Promise.all([1, 2, 3].map(() => database.again())) : [];
    const counts = await Promise.all([database, ...others].map((one) => migrate(one, real)));
    await Promise.all(others.map((one) => one.close()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(real.flatMap(({ steps }) => steps).length);
    await database.remove();
  });
});

/** Landed before the rule of ADR 032. This list does not grow: every later migration says that it expands. */
const landedBeforeRule = new Set([
  '100-schema',
  '101-cards',
  '102-settled',
  '103-search',
  '105-keys',
  '107-payments',
  '108-live',
  '109-inbox',
  '120-erasure',
  '121-suspended',
  '122-present',
  '133-retention',
  '134-sampled',
]);

/**
 * Steps that the release before may not survive. A unique index and an update may concern only what the migration adds.
 * Another index of an older table may be there already: on a large one, the operator builds it before the upgrade.
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

it('every new migration expands, and only adds', () => {
  const later: readonly Migration[] = real.filter(({ name }) => !landedBeforeRule.has(name));
  expect(later.filter(({ expands }) => !expands).map(({ name }) => name)).toEqual([]);
  expect(later.flatMap(({ steps }) => contractingSteps(steps))).toEqual([]);
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
  '146-folding': 'e87f3156751818fcf8a6b83e2cd27a079e9b4c49eedb7b5ccdd5879b81bb2adb',
  '145-reading': 'd8d58c2e4f8475a0a38835babf68b0f4349c293d2b70a3a2b694bfbde80491a8',
  '138-callages': 'cdfca51296647d99efcf83e001c8a7ac9667acc76fb53b58d597a3fe3ef258a3',
  '137-settings': 'e46b58c6ba1999e7f1ba128cea2caef3ec299a56215eff47b44e20edeef54dda',
  '136-buyers': 'f8cc8aa5d679ccdaab69e45fe99d7029824d534152051d1f3e73dcfb252aff81',
  '135-pictures': 'f30765919435f948133717db9ad738c74fa658fac6892fa446fc9c1140649594',
  '134-sampled': '625febdf2dab0d22e2338de3ca172145ae12a9ff011a785878a745c9f520b24c',
  '133-retention': '652c2d415d741c0a1b834e0e6035d1dd28f0bf1476ea68dbf757e415b3bb287b',
  '122-present': 'da7dd428f090f8759cef87b36febe59e4b81ae8bbfd6dc29e8f867a67728a44b',
  '100-schema': '1c6e166cf885d7e20baa96262c5829fdc4e76080513c632886a7b4b591f6e9ed',
  '101-cards': '3d2976497789438527d8d953f2b61b5c611ee8904d5982f84fcb2bcd8f5698c0',
  '102-settled': 'f9705a5b25409cbbcbade4e8221487203cb775f4e0817514e183607d893d0c41',
  '103-search': '34d5e86c9778bb07ef0f0c35d17b7e5f43aeb30de060524c2ec0527b24d71854',
  '105-keys': 'f319a590d414b0aedcac8c740b1afa103c0891b3cbc333a54565a6298f399a2c',
  '107-payments': '11267ef062017a7b8e8d5efe2138dccdd0d71faf77cd2c51ee6bb6d4d1662231',
  '120-erasure': '5b9fc548490702a2a4c16cd9476ecfe5e2339eab85934d77689114c2c7bf5050',
  '108-live': '19afc04ab1ce92a3797a0ea8633f04dc9694f1273fc8dc91ac8bbc639d2d1f9f',
  '109-inbox': '16707cb3d5dc5b9e11951d1c846c22da579d51990eaddb92d830b4cf0605de6a',
  '121-suspended': 'd88456c70dc7a1d438c55353f6e0322b8cf6a143143e98306e2bf77e42842307',
};

it.each(real)('the landed migration $name is unchanged', ({ name, steps }) => {
  expect(createHash('sha256').update(steps.join('\n')).digest('hex')).toBe(digests[name]);
});
