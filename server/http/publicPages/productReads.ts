// Reads what a visitor without an account may see, by the rules of a person without rights.
import {
  publicCategoryPath,
  publicMetadata,
  publicProductPath,
  publicRows,
  publicSampleFields,
  publicSamplePath,
  publicStreamFields,
  type PublicCategory,
  type PublicProduct,
  type PublicProductPage,
} from '#contract/publicPage.ts';
import { dataFormats } from '#contract/dataFormats.ts';
import { addressOfFile } from '#contract/sources.ts';
import type { Sample, Slot, Stream } from '#contract/types.ts';
import { maySee as maySeeSample, shownOf } from '#server/domains/samples/rules.ts';
import { findSampled } from '#server/domains/samples/store.ts';
import { cached } from '#server/domains/streams/cache.ts';
import { withLowerCategories } from '#server/domains/streams/facets/categories.ts';
import { readList } from '#server/domains/streams/list/pages.ts';
import { findStream } from '#server/domains/streams/store.ts';
import { toStream } from '#server/domains/streams/toStream.ts';
import { listedCondition } from '#server/domains/streams/query.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { sql } from 'kysely';
import { sampleFileOf, sha256Of } from './sampleFile.ts';

/** A person who owns and bought nothing: no id is all zeros. */
const visitor: { id: string; slots: readonly Slot[] } = { id: '00000000-0000-0000-0000-000000000000', slots: [] };

export const listLength = 24;

type Some<T, K extends keyof T> = Pick<T, K>;
const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]) =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]]))) as Some<T, K>;

interface Categories {
  /** Categories with public products, of both levels. */
  readonly all: readonly (PublicCategory & { id: string })[];
  /** Those of the upper level. */
  readonly shown: readonly (PublicCategory & { id: string })[];
  readonly nameOf: (id: string) => string;
  /** Name of the upper category that holds it, or its own. */
  readonly upperOf: (id: string) => string;
}

export function readCategories({ db, now }: Exchange): Promise<Categories> {
  return cached(db, 'public categories', async () => {
    const { rows } = await sql<{ id: string; name: string; parent_id: string | null; count: number }>`
      select c.id, c.name, c.parent_id, (
        select count(*)::int from streams s join categories b on b.id = s.category_id
        where (b.id = c.id or b.parent_id = c.id) and ${listedCondition(now().toISOString())}) as count
      from categories c order by c.position, c.id`.execute(db);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const uppers = new Map(rows.map(({ id, parent_id }) => [id, parent_id ?? id]));
    const nameOf = (id: string) => names.get(id) ?? '';
    const all = rows
      .filter(({ count }) => count > 0)
      .map(({ name, ...row }) => ({ ...row, name, path: publicCategoryPath(name) }));
    return {
      all,
      shown: all.filter(({ parent_id }) => parent_id === null),
      nameOf,
      upperOf: (id) => nameOf(uppers.get(id) ?? id),
    };
  });
}

/** Number of public products and of their sellers. */
export function readTotals({ db, now }: Exchange): Promise<{ products: number; sellers: number }> {
  return cached(db, 'public totals', async () => {
    const { rows } = await sql<{ products: number; sellers: number }>`
      select count(*)::int as products, count(distinct s.owner_id)::int as sellers
      from streams s where ${listedCondition(now().toISOString())}`.execute(db);
    return rows[0] ?? { products: 0, sellers: 0 };
  });
}

function toProduct(stream: Stream, { nameOf, upperOf }: Categories): PublicProduct {
  const name = nameOf(stream.subcategory);
  return {
    stream: {
      ...pick(stream, publicStreamFields),
      metadata: pick(stream.metadata, publicMetadata),
    },
    category: { name, path: publicCategoryPath(name), upper: upperOf(stream.subcategory) },
    path: publicProductPath(stream),
  };
}

/** Reads a page of public products, the newest first. */
export async function readProducts(
  exchange: Exchange,
  { category, page = 0, limit = listLength }: { category?: string | undefined; page?: number; limit?: number },
): Promise<{ total: number; products: PublicProduct[] }> {
  const { db } = exchange;
  const now = exchange.now().toISOString();
  const categories = await readCategories(exchange);
  const filter = await withLowerCategories(db, { categories: category === undefined ? [] : [category] });
  const order = { sort: 'DATE', order: 'DESC' } as const;
  const query = { caller: visitor.id, now, filter, ...order, page, limit, partnerOf: [] };
  const { total, rows } = await readList(db, query);
  return { total, products: rows.map((row) => toProduct(toStream(row, visitor, now), categories)) };
}

async function readSample(exchange: Exchange, id: string): Promise<PublicProductPage['sample']> {
  const found = await findSampled(exchange.db, id, visitor.id, exchange.now().toISOString());
  const stored = found?.stored;
  if (!stored || !maySeeSample(found, visitor, false) || stored.source !== found.url || !('quality' in stored))
    return undefined;
  const shown: Sample = shownOf(stored, found, visitor);
  const sample = pick(shown, publicSampleFields);
  return { ...sample, rows: sample.rows.slice(0, publicRows) };
}

const findFile = ({ db }: Exchange, id: string) =>
  db
    .selectFrom('files')
    .innerJoin('streams', 'streams.id', 'files.stream_id')
    .where('streams.id', '=', id)
    .where('streams.url', '=', sql<string>`${addressOfFile('')} || files.id::text`)
    .select(['files.bytes', 'files.sha256', 'files.type'])
    .executeTakeFirst();

export type FoundProduct = PublicProduct &
  Pick<PublicProductPage, 'sample' | 'related' | 'isStored' | 'file'> & {
    csv: Buffer | undefined;
  };

export const sampleFactsOf = ({ stream, csv }: FoundProduct): PublicProductPage['sampleFile'] =>
  csv && { path: publicSamplePath(stream), bytes: csv.length, sha256: sha256Of(csv), type: dataFormats.csv.type };

/** Undefined unless the product is public and for sale. */
export async function findProduct(exchange: Exchange, id: string): Promise<FoundProduct | undefined> {
  const now = exchange.now().toISOString();
  const row = await findStream(exchange.db, { id, caller: visitor.id, now });
  if (!row || row.visibility !== 'public') return undefined;
  const stream = toStream(row, visitor, now);
  if (stream.status !== 'published') return undefined;
  const categories = await readCategories(exchange);
  const [sample, stored, { products }] = await Promise.all([
    readSample(exchange, id),
    findFile(exchange, id),
    readProducts(exchange, { category: stream.subcategory, limit: 4 }),
  ]);
  const related = products.filter(({ stream: other }) => other.id !== id).slice(0, 3);
  const csv = sampleFileOf(sample);
  const { bytes, sha256, type } = stored ?? {};
  const file = csv && bytes && sha256 && type ? { bytes, sha256, type } : undefined;
  return { ...toProduct(stream, categories), sample, csv, isStored: stored !== undefined, file, related };
}
