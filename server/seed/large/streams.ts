import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addWords } from '../../records/searchWords.ts';
import { categories } from '../categories.ts';
import { sampleOf } from './samples.ts';
import { idSql, type Size } from './size.ts';

const topics = [
  ['Air', 'Water', 'Soil', 'Noise', 'Pollen', 'Traffic', 'Parking', 'Rainfall', 'Wind', 'Solar', 'Energy', 'Housing'],
  ['quality', 'levels', 'forecast', 'sensors', 'survey', 'prices', 'counts', 'history', 'index', 'events', 'records'],
  [
    'Lisbon',
    'Porto',
    'Oslo',
    'Bergen',
    'Kyoto',
    'Osaka',
    'Nairobi',
    'Lagos',
    'Lima',
    'Quito',
    'Delhi',
    'Pune',
    'Leeds',
  ],
  ['hourly', 'daily', 'weekly', 'monthly', 'live'],
] as const;
const types = ['Dataset', 'Stream', 'Document', 'Model', 'Algorithm'].flatMap((type, index) =>
  Array.from<string>({ length: [10, 5, 2, 2, 1][index] ?? 0 }).fill(type),
);
const leaves = categories.filter(({ parent_id }) => parent_id !== null).map(({ id }) => id);
const batch = 20_000;

/** A vocabulary as large as the planner's statistics expect, with frequent and rare words: "bakelu", "sotari". */
const syllables = ['ba', 'ke', 'lu', 'so', 'ta', 'ri', 'no', 'mi', 'du', 've'];
const keywords = syllables.flatMap((a) => syllables.flatMap((b) => syllables.map((c) => a + b + c)));
const keyword = (shift: number) =>
  sql`(${keywords}::text[])[1 + (h >> ${sql.lit(shift)}) % 1000 * ((h >> ${sql.lit(shift + 3)}) % 1000) / 1000]`;

/** Picks a word by the bits of `h` from `shift` on, so that the lists vary independently. */
const pick = (words: readonly string[], shift: number, type = 'text') =>
  sql`(${words}::${sql.raw(type)}[])[1 + (h >> ${sql.lit(shift)}) % ${sql.lit(words.length)}]`;

/** One in 25 is not listed (private, protected, switched off, past its end). */
export async function addStreams(db: Kysely<Database>, size: Size, buyers: readonly number[]): Promise<void> {
  const { streams, users } = size;
  const half = users / 2;
  const [what, aspect, place, often] = topics;
  for (let from = 0; from < streams; from += batch) {
    await sql`
      insert into streams (id, owner_id, name, type, description, snippet, price, url, category_id, visibility, access_type, takes_offers,
        start_at, end_at, published_at, metadata, status, buyers, sample_format, sample_grade)
      select ${sql.raw(idSql('stream', 'n'))}, ${sql.raw(idSql('person', `n % ${half}`))},
        ${pick(what, 0)} || ' ' || ${pick(aspect, 4)} || ' ' || ${pick(place, 8)} || ', ' || ${pick(often, 12)} || ', ' || upper(to_hex(h)),
        ${pick(types, 16)}, 'Measured by station ' || n || ', ' || ${keyword(6)} || ' and ' || ${keyword(18)} || '. Checked once a day, with notes on what is missing and why.',
        '{"station":' || n || ',"value":12.5}', (h >> 5) % 1000 * 10000, 'https://data.example.org/large/' || n,
        ${pick(leaves, 20, 'uuid')}, case n % 100 when 0 then 'private' when 1 then 'protected' else 'public' end,
        case when n % 10 = 3 then 'PROTECTED' else 'PUBLIC' end, n % 2 = 0, timestamptz '2021-01-01T00:00:00Z',
        case when n % 100 = 2 then timestamptz '2025-01-01T00:00:00Z' end, timestamptz '2021-01-01T00:00:00Z' + n * interval '2 minutes',
        '{"tags":["city"]}', case when n % 100 = 3 then 'disabled' else 'published' end,
        coalesce((${buyers}::int[])[1 + n / ${half}::int], 0), ${sampleOf('n').format}, ${sampleOf('n').grade}
      from generate_series(${from}::int, ${Math.min(streams, from + batch) - 1}::int) n, lateral (select n * 2654435761 % 4294967296 as h) hash`.execute(
      db,
    );
  } // Their words are those of all.
  const first = await db.selectFrom('streams').select('id').limit(5_000).execute();
  await addWords(
    db,
    first.map(({ id }) => id),
  );
}
