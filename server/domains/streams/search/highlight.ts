// Marks matched words in the texts of a page of streams. PostgreSQL marks them, so that stems match as in the search.
import { sql, type Kysely } from 'kysely';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import type { Stream } from '#contract/types.ts';
import type { Database } from '../../../database/schema.ts';
import { displayNameOf } from '../../../people/names.ts';
import { spaced } from '../../../records/searchWords.ts';
import type { Filter } from '../query.ts';

type Highlight = NonNullable<Stream['highlight']>[number];
type Field = Highlight['field'];
type Range = [number, number];

/** Control characters, which `spaced` text may hold but never keeps. */
const [start, end] = ['\u0002', '\u0003'] as const;
const options = `HighlightAll=true,StartSel=${start},StopSel=${end}`;

const marked = (text: ReturnType<typeof sql>, matching: string) =>
  sql`ts_headline('english', translate(${spaced(text)}, ${start + end}, '  '), ${matching}::tsquery, ${options})`;

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

interface Texts {
  id: string;
  name: string;
  description: string;
  tags: string;
  columns: string;
  seller: string;
  category: string;
}

function matchingLines(lines: readonly string[], markedText: string): Pick<Highlight, 'text' | 'ranges'> {
  const ranges = rangesOf(markedText);
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

async function readHighlights(
  db: Kysely<Database>,
  rows: readonly Source[],
  matching: string,
): Promise<ReadonlyMap<string, Highlight[]>> {
  if (rows.length === 0) return new Map();
  const plain = new Map(rows.map(({ id, description }) => [id, plainMarkdown(description)]));
  const tagsOf = ({ metadata }: Source) => (Array.isArray(metadata.tags) ? metadata.tags : []);
  const { rows: texts } = await sql<Texts & { lines: string; owner: string; group: string }>`
    select s.id, ${marked(sql`s.name`, matching)} as name, ${marked(sql`g.plain`, matching)} as description,
      ${marked(sql`g.tags`, matching)} as tags, ${marked(sql`s.column_names`, matching)} as columns, s.column_names as lines,
      ${displayNameOf('u')} as owner, ${marked(displayNameOf('u'), matching)} as seller,
      c.name as "group", ${marked(sql`c.name`, matching)} as category
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => tagsOf(row).join('\n'))}::text[],
      ${[...plain.values()]}::text[]) as g (id, tags, plain)
    join streams s on s.id = g.id join users u on u.id = s.owner_id join categories c on c.id = s.category_id`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    texts.map((text): [string, Highlight[]] => {
      const row = byId.get(text.id);
      if (!row) return [text.id, []];
      const found: [Field, Pick<Highlight, 'text' | 'ranges'>][] = [
        ['name', { text: row.name, ranges: rangesOf(text.name) }],
        ['description', fragmentOf(plain.get(text.id) ?? '', rangesOf(text.description))],
        ['tags', matchingLines(tagsOf(row), text.tags)],
        ['columns', matchingLines(text.lines.split('\n'), text.columns)],
        ['seller', { text: text.owner, ranges: rangesOf(text.seller) }],
        ['category', { text: text.group, ranges: rangesOf(text.category) }],
      ];
      return [text.id, found.flatMap(([field, one]) => (one.ranges.length > 0 ? [{ field, ...one }] : []))];
    }),
  );
}

/** A part of a name matches as `ilike` does: literally, in any case. */
function namesWith(rows: readonly Source[], part: string): ReadonlyMap<string, Highlight[]> {
  const literal = new RegExp(part.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`), 'giu');
  return new Map(
    rows.map(({ id, name }) => {
      const ranges = Array.from(name.matchAll(literal), ({ index, 0: found }): Range => [index, index + found.length]);
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
