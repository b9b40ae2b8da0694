// npm run bench:pollock -- CSV_FOLDER CLEAN_FOLDER [WEIGHTS]: scores the reading of untidy files against their right tables.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { plainCsv } from '#server/reading/plainCsv.ts';
import { ReadingError } from '#server/reading/readingError.ts';
import { readTable } from '#server/reading/readTable.ts';
import { recognise } from '#server/reading/recognise.ts';
import { measures, scoreOf, type Score } from './pollockScore.ts';

const [csvFolder, cleanFolder, weightsFile] = process.argv.slice(2);
if (csvFolder === undefined || cleanFolder === undefined) {
  console.error('Usage: npm run bench:pollock -- CSV_FOLDER CLEAN_FOLDER [WEIGHTS]');
  process.exit(1);
}

async function load(file: string): Promise<string | undefined> {
  try {
    const table = await readTable(file, await recognise(file));
    let text = '';
    for await (const part of plainCsv(table)) text += part;
    return text;
  } catch (error) {
    if (error instanceof ReadingError) return undefined;
    throw error;
  }
}

/** Kind of pollution by the name of a file. */
const kindOf = (name: string) => (name.startsWith('file_') ? name : name.replace(/\d.*$/u, '').replace(/\.\w+$/u, ''));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const weights: Record<string, number> = weightsFile === undefined ? {} : JSON.parse(readFileSync(weightsFile, 'utf8'));
const scores = new Map<string, Score>();
for (const name of readdirSync(csvFolder).toSorted()) {
  const clean = readFileSync(path.join(cleanFolder, name), 'utf8');
  scores.set(name, scoreOf(clean, await load(path.join(csvFolder, name))));
}
const kinds = Map.groupBy(scores, ([name]) => kindOf(name));
for (const [kind, files] of [...kinds].toSorted(([a], [b]) => a.localeCompare(b))) {
  const score = sum(files.map(([, file]) => sum(file))) / files.length;
  const lost = measures.filter((_, at) => files.some(([, file]) => (file[at] ?? 0) < 0.9995));
  console.log(
    `${score.toFixed(3).padStart(7)}  ${String(files.length).padStart(5)}  ${kind}${lost.length > 0 ? `  (${lost.join(', ')})` : ''}`,
  );
}
const all = [...scores];
console.log(`simple   ${(sum(all.map(([, file]) => sum(file))) / all.length).toFixed(4)} of 10, ${all.length} files`);
if (weightsFile !== undefined) {
  const total = sum(all.map(([name]) => weights[name] ?? 0));
  console.log(
    `weighted ${(sum(all.map(([name, file]) => sum(file) * (weights[name] ?? 0))) / total).toFixed(4)} of 10`,
  );
}
