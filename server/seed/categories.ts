import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { fixedId } from './fixedId.ts';

const tree = {
  'Weather and climate': ['Weather observations', 'Climate records'],
  'Nature and environment': ['Wildlife', 'Natural hazards'],
  Energy: ['Electricity', 'Fuels'],
  Transport: ['Aviation', 'Roads and rail'],
  'Economy and finance': ['Public finance', 'Prices and wages', 'Markets'],
  'Work and employment': ['Employment', 'Unemployment'],
  'People and society': ['Development', 'Households'],
  Health: ['Public health', 'Medicine'],
  'Places and maps': ['Postal codes', 'Cities and boundaries'],
  Sport: ['Football', 'Other sports'],
  Computing: ['Algorithms', 'Models'],
} as const;

type Tree = typeof tree;
export type CategoryName = Tree[keyof Tree][number];

export const categoryId = (name: string) => fixedId(`category ${name}`);

const parents = Object.keys(tree).map((name, position) => ({ id: categoryId(name), name, parent_id: null, position }));
const children = Object.entries(tree).flatMap(([parent, names]) =>
  names.map((name, position) => ({ id: categoryId(name), name, parent_id: categoryId(parent), position })),
);
export const categories = [...parents, ...children];

/** Adds missing categories. Every installation needs them, as each stream has one. */
export async function seedCategories(db: Kysely<Database>): Promise<void> {
  const [last] = categories.slice(-1);
  const there = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', last?.id ?? '')
    .executeTakeFirst();
  if (there) return;
  await db
    .insertInto('categories')
    .values(categories)
    .onConflict((row) => row.doNothing())
    .execute();
}
