import { startDigest, type Cells, type Fingerprint } from '../database/copy/fingerprint.ts';
import type { Batch, Source } from '../database/copy/source.ts';
import { formatVersion, type Head, type Line } from './format.ts';
import { damaged, linesOf } from './lines.ts';

export interface Archive {
  head: Head;
  source: Source;
  close: () => Promise<void>;
}

type FileSink = (name: string, bytes: Buffer) => Promise<void>;

const rowsPerBatch = 1_000;

export async function openArchive(file: string, keep: FileSink): Promise<Archive> {
  const lines = linesOf(file);
  const next = async () => {
    const { value } = await lines.next();
    return value ?? fail(file);
  };
  try {
    const head = await next();
    if (!('exchange' in head) || head.exchange !== formatVersion) return fail(file);
    const { files, line } = await takeFiles(next, keep);
    if (!('tables' in line)) return fail(file);
    let figures: Readonly<Record<string, Fingerprint>> | undefined;
    const source: Source = {
      steps: line.steps,
      tables: line.tables,
      async *batches() {
        const end = yield* batchesOf(next);
        if (!end || end.files !== files) fail(file);
        ({ figures } = end);
      },
      figures: () => figures ?? fail(file),
    };
    return { head, source, close: async () => void (await lines.return()) };
  } catch (error) {
    await lines.return();
    throw error;
  }
}

function fail(file: string): never {
  throw damaged(file);
}

type Next = () => Promise<Head | Line>;
type End = Extract<Line, { end: unknown }>['end'];

async function takeFiles(next: Next, keep: FileSink) {
  let files = 0;
  let name = '';
  let line = await next();
  for (; 'file' in line || 'bytes' in line; line = await next()) {
    if ('file' in line) {
      files += 1;
      name = line.file;
    }
    await keep(name, 'bytes' in line ? Buffer.from(line.bytes, 'base64') : Buffer.alloc(0));
  }
  return { files, line };
}

async function* batchesOf(next: Next): AsyncGenerator<Batch, End | undefined> {
  let table = '';
  let rows: Cells[] = [];
  for (;;) {
    const line = await next();
    const isRow = Array.isArray(line);
    if (isRow) rows.push(line as Cells);
    if (rows.length > 0 && (!isRow || rows.length === rowsPerBatch)) {
      yield { table, rows };
      rows = [];
    }
    if ('table' in line) ({ table } = line);
    else if (!isRow) return 'end' in line ? line.end : undefined;
  }
}

export async function checkArchive(file: string) {
  const archive = await openArchive(file, async () => undefined);
  const digests = new Map(archive.source.tables.map(({ name }) => [name, { rows: 0, ...startDigest() }]));
  for await (const { table, rows } of archive.source.batches()) {
    const digest = digests.get(table) ?? fail(file);
    digest.rows += rows.length;
    for (const row of rows) digest.add(row);
  }
  await archive.close();
  const figures = archive.source.figures();
  for (const [name, { rows, hex }] of digests) {
    if (figures[name]?.rows !== rows || figures[name].digest !== hex()) fail(file);
  }
  return { head: archive.head, figures };
}
