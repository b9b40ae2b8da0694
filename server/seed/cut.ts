import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

type Cell = string | number | boolean | null;
/** A record of a data set. CSV cells are text until they are written as JSON. */
export type Entry = Readonly<Record<string, unknown>>;

export interface Cut {
  readonly from: string;
  readonly where?: Readonly<Record<string, Cell>>;
  readonly columns?: readonly string[];
  /** Numeric-looking columns that stay text in JSON. */
  readonly codes?: readonly string[];
  readonly records?: (document: unknown) => Entry[];
}

const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve('vega-datasets'))), '..', 'data');

export interface CutFile {
  readonly rows: number;
  readonly example: string;
}

/** Keeps the last data set in memory, not all of them: call it with the cuts of one data set in a row. */
export function createCutter(): (cut: Cut, file: string) => Promise<CutFile & { text: string }> {
  let last: { key: unknown; entries: Entry[] } | undefined;
  return async (cut, file) => {
    const key = cut.records ?? cut.from;
    if (last?.key !== key) {
      last = undefined;
      last = { key, entries: await readSet(cut) };
    }
    const chosen = choose(last.entries, cut);
    const form = path.extname(file).slice(1) || 'ndjson';
    const typed = chosen.map((entry) => withNumbers(entry, cut.codes ?? []));
    // Numbers of a table keep their spelling: `0.0` stays `0.0`.
    const written = form === 'csv' || form === 'tsv' ? chosen : typed;
    return { text: writers[form]?.(written) ?? '', rows: written.length, example: JSON.stringify(typed[0]) };
  };
}

async function readSet({ from, records }: Cut): Promise<Entry[]> {
  const text = await readFile(path.join(folder, from), 'utf8');
  if (from.endsWith('.json')) return records ? records(JSON.parse(text)) : (JSON.parse(text) as Entry[]);
  const delimiter = from.endsWith('.tsv') ? '\t' : ',';
  return parse<Entry>(text, { columns: true, bom: true, delimiter, relax_quotes: true });
}

function choose(entries: readonly Entry[], { where, columns }: Cut): Entry[] {
  const wanted = Object.entries(where ?? {});
  const kept = entries.filter((entry) => wanted.every(([name, cell]) => entry[name] === cell));
  return columns ? kept.map((entry) => Object.fromEntries(columns.map((name) => [name, entry[name]]))) : kept;
}

const numberText = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|-?\.\d+|)$/u;

function withNumbers(entry: Entry, codes: readonly string[]): Entry {
  return Object.fromEntries(
    Object.entries(entry).map(([name, cell]) => {
      if (typeof cell !== 'string' || codes.includes(name) || !numberText.test(cell)) return [name, cell];
      return [name, cell === '' ? null : Number(cell)];
    }),
  );
}

const quoted = (cell: unknown, delimiter: string) => {
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell ?? '').replace(/^""$/u, '');
  return text.includes(delimiter) || /["\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const delimited = (delimiter: string) => (entries: readonly Entry[]) => {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const lines = entries.map((entry) => names.map((name) => quoted(entry[name], delimiter)).join(delimiter));
  return `${[names.map((name) => quoted(name, delimiter)).join(delimiter), ...lines].join('\n')}\n`;
};

const writers: Readonly<Record<string, (entries: readonly Entry[]) => string>> = {
  csv: delimited(','),
  tsv: delimited('\t'),
  ndjson: (entries) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
  json: (entries) => `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
};
