// npm run read:compare -- FOLDER…: drives every file through sample, grid, run and formats, and prints what differs.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { reasonOf } from '#server/duckdb/error.ts';
import { compareFile } from './compareFile.ts';

const counts = { equal: 0, differ: 0, refused: 0, failed: 0 };
for (const folder of process.argv.slice(2)) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    try {
      const { differences } = await compareFile(path.join(folder, entry.name), { name: entry.name });
      counts[differences.length > 0 ? 'differ' : 'equal'] += 1;
      for (const difference of differences) process.stdout.write(`${entry.name}: ${difference}\n`);
    } catch (error) {
      const reason = reasonOf(error);
      counts[reason === undefined ? 'failed' : 'refused'] += 1;
      process.stdout.write(
        `${entry.name}: ${reason === undefined ? `FAILED ${String(error)}` : `refused: ${reason}`}\n`,
      );
    }
  }
}
process.stdout.write(
  `${Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}\n`,
);
