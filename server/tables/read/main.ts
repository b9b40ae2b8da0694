// npm run read -- FILE, or FOLDER --out FOLDER: prints the reading and the table, or writes both for each file.
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { plainCsv } from '../../reading/plainCsv.ts';
import { ReadingError } from '../../reading/readingError.ts';
import { openFile } from './openFile.ts';

async function print(file: string): Promise<void> {
  const table = await openFile(file);
  for await (const text of plainCsv(table)) process.stdout.write(text);
  const { sentence, notes, questions } = table.reading();
  process.stderr.write(`${sentence}\n`);
  for (const { code, count, lines } of notes)
    process.stderr.write(`${code}: ${count}${lines.length > 0 ? `, first in line ${lines.join(', ')}` : ''}\n`);
  for (const question of questions) process.stderr.write(`Two readings fit alike: ${question}\n`);
}

async function write(file: string, out: string): Promise<boolean> {
  const target = path.join(out, path.basename(file));
  try {
    const table = await openFile(file);
    await pipeline(Readable.from(plainCsv(table)), createWriteStream(`${target}.csv`));
    const columns = table.columns.map(({ name }) => name);
    await writeFile(`${target}.json`, `${JSON.stringify({ ...table.reading(), columns }, null, 2)}\n`);
    return true;
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    await rm(`${target}.csv`, { force: true });
    await writeFile(`${target}.json`, `${JSON.stringify({ refused: error.message }, null, 2)}\n`);
    process.stderr.write(`${path.basename(file)}: ${error.message}\n`);
    return false;
  }
}

async function writeAll(folder: string, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
  let read = 0;
  for (const name of files) if (await write(path.join(folder, name), out)) read += 1;
  process.stderr.write(`${read} of ${files.length} files read\n`);
}

process.stdout.on('error', () => process.exit());
const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const [from] = positionals;
if (from === undefined) {
  process.stderr.write('Usage: npm run read -- FILE, or npm run read -- FOLDER --out FOLDER\n');
  process.exitCode = 1;
} else {
  try {
    if ((await stat(from)).isDirectory()) await writeAll(from, values.out ?? 'read');
    else await print(from);
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
