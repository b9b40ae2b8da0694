// Marks matched words in the texts of a page of streams. PostgreSQL marks them, so that stems match as in the search.
import { sql, type Kysely } from 'kysely';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import type { Stream } from '#contract/types.ts';
import { fold, spaced } from '../../../database/folding.ts';
import type { Database } from '../../../database/schema.ts';
import { displayNameOf } from '../../../people/names.ts';
import type { Filter } from '../query.ts';
import { foldPlaces, joinCompounds, unite, type Range } from './foldPlaces.ts';

type Highlight = NonNullable<Stream['highlight']>[number];
type Field = Highlight['field'];

/** Control characters, which `spaced` text may hold but never keeps. */
const [start, end] = ['\u0002', '\u0003'] as const;
const options = `HighlightAll=true,StartSel=${start},StopSel=${end}`;

/** Maximum characters of a fragment, and those before its first match. */
const fragmentLength = 160;
const lead = 40;

export function rangesOf(text: string): Range[] {
  const ranges: Range[] = [];
  let marks = 0;
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === start) from = index - marks;
    else if (text[index] === end) ranges.push([from, index - marks]);
    else continue;
    marks += 1;
  }
  return ranges;
}

export function fragmentOf(text: string, ranges: readonly Range[]): Pick<Highlight, 'text' | 'ranges'> {
  const first = ranges[0]?.[0] ?? 0;
  const wanted = text.length <= fragmentLength || first <= lead ? 0 : first - lead;
  const from = wanted === 0 ? 0 : Math.min(first, text.indexOf(' ', wanted) + 1 || first);
  const most = from + fragmentLength;
  const space = text.lastIndexOf(' ', most);
  const to = text.length <= most ? text.length : Math.max(space > from ? space : most, ranges[0]?.[1] ?? 0);
  const inside = ranges.filter((range) => range[0] >= from && range[1] <= to);
  return {
    text: `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`,
    ranges: inside.map(([a, b]): Range => [a - from + (from > 0 ? 2 : 0), b - from + (from > 0 ? 2 : 0)]),
  };
}

function matchingLines(lines: readonly string[], ranges: readonly Range[]): Pick<Highlight, 'text' | 'ranges'> {
  let at = 0;
  let text = '';
  const kept: Range[] = [];
  for (const line of lines) {
    const inside = ranges.filter(([a, b]) => a >= at && b <= at + line.length);
    if (inside.length > 0 && text.length + line.length < fragmentLength) {
      const shift = (text === '' ? 0 : text.length + 2) - at;
      text += `${text === '' ? '' : ', '}${line}`;
      kept.push(...inside.map(([a, b]): Range => [a + shift, b + shift]));
    }
    at += line.length + 1;
  }
  return { text, ranges: kept };
}

interface Source {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly metadata: { readonly tags?: readonly string[] };
}

const joinedWords = /[^\s'-]['-][^\s'-]/u;

/** Ranges of the matches in each text. Compounds match by their parts and as one word, as in the index. */
async function readRanges(db: Kysely<Database>, texts: readonly string[], matching: string): Promise<Range[][]> {
  const folded = texts.flatMap((text, of) => {
    const parts = foldPlaces(text);
    const whole = joinedWords.test(parts.folded) ? [joinCompounds(parts)] : [];
    return [parts, ...whole].map((one) => ({ of, ...one }));
  });
  const { rows } = await sql<{ text: string }>`
    select ts_headline('english', translate(g.folded, ${start + end}, '  '), ${matching}::tsquery, ${options}) as text
    from unnest(${folded.map((one) => spaced(one.folded))}::text[]) with ordinality as g (folded, n) order by g.n`.execute(
    db,
  );
  const ranges: Range[][] = texts.map(() => []);
  for (const [index, { of, placesOf }] of folded.entries()) {
    ranges[of]?.push(...rangesOf(rows[index]?.text ?? '').map(placesOf));
  }
  return ranges.map(unite);
}

async function readHighlights(
  db: Kysely<Database>,
  rows: readonly Source[],
  matching: string,
): Promise<ReadonlyMap<string, Highlight[]>> {
  if (rows.length === 0) return new Map();
  const { rows: found } = await sql<{ id: string; columns: string; seller: string; category: string }>`
    select s.id, s.column_names as columns, ${displayNameOf('u')} as seller, c.name as category
    from streams s join users u on u.id = s.owner_id join categories c on c.id = s.category_id
    where s.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
  const byId = new Map(found.map((row) => [row.id, row]));
  const fields = rows.flatMap(({ id, name, description, metadata }) => {
    const { columns = '', seller = '', category = '' } = byId.get(id) ?? {};
    const tags = Array.isArray(metadata.tags) ? metadata.tags.join('\n') : '';
    const texts = { name, description: plainMarkdown(description), tags, columns, seller, category };
    return Object.entries(texts).map(([field, text]) => ({ id, field: field as Field, text }));
  });
  const ranges = await readRanges(
    db,
    fields.map(({ text }) => text),
    matching,
  );
  const highlights = new Map<string, Highlight[]>(rows.map(({ id }) => [id, []]));
  for (const [index, { id, field, text }] of fields.entries()) {
    const one = shown(field, text, ranges[index] ?? []);
    if (one.ranges.length > 0) highlights.get(id)?.push({ field, ...one });
  }
  return highlights;
}

function shown(field: Field, text: string, ranges: readonly Range[]): Pick<Highlight, 'text' | 'ranges'> {
  if (field === 'description') return fragmentOf(text, ranges);
  if (field === 'tags' || field === 'columns') return matchingLines(text.split('\n'), ranges);
  return { text, ranges: [...ranges] };
}

/** A part of a name matches as the filter `name` does: literally, folded. */
function namesWith(rows: readonly Source[], part: string): ReadonlyMap<string, Highlight[]> {
  const wanted = fold(part);
  return new Map(
    rows.map(({ id, name }) => {
      const { folded, placesOf } = foldPlaces(name);
      const ranges: Range[] = [];
      let at = wanted === '' ? -1 : folded.indexOf(wanted);
      while (at >= 0) {
        ranges.push(placesOf([at, at + wanted.length]));
        at = folded.indexOf(wanted, at + wanted.length);
      }
      return [id, ranges.length > 0 ? [{ field: 'name', text: name, ranges }] : []];
    }),
  );
}

export async function highlightsOf(
  db: Kysely<Database>,
  rows: readonly Source[],
  { matching, name }: Pick<Filter, 'matching' | 'name'>,
): Promise<ReadonlyMap<string, Highlight[]>> {
  if (matching !== undefined) return readHighlights(db, rows, matching);
  return name ? namesWith(rows, name) : new Map();
}
