// Rows with missing or extra cells are reported in the result and in the measured sample.
import { expect, it } from 'vitest';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';
import { runJob } from '#server/compute/child/runJob.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { prepared } from './prepared.ts';
import { roomForFile } from './room.ts';

const room = roomForFile();

const whole = Array.from({ length: 40 }, (_, row) => `${row},"word, ${row}",${row * 2}`);
const ragged = ['n,word,m', ...whole, '40,short', '41', '', '42,long,84,85', '"43","two\nlines",86'].join('\n');

async function run(text: string, inRoom = false) {
  const file = path.join(room.folder, `ragged-${String(inRoom)}-${text.length}`);
  writeFileSync(file, text);
  return runJob({
    analysis: 'quality',
    parameters: {},
    tables: [await prepared(file)],
    room: inRoom ? { minimumGroup: 10, salt: 'secret' } : null,
    memory: databaseBytes,
  });
}

it('counts rows with fewer or more cells than the header row, and deducts points for them', async () => {
  const result = await run(ragged);
  expect(result.notes).toContain(
    '2 rows have fewer cells than the header row, 1 row has more: missing cells count as empty, and further cells are in columns without a name',
  );
  expect(result.facts).toMatchObject({ rows: 44 });
  expect(result.rows?.find(([code]) => code === 'ragged')).toEqual(['ragged', null, expect.closeTo(3 / 44, 3), 3]);
});

it('reports no ragged rows in a complete table, with or without quotes', async () => {
  const result = await run(['n,word,m', ...whole, '43,"two\nlines, and ""marks""",86', ''].join('\r\n'));
  expect(result.notes).toEqual([]);
});

it('reads a quote that is never closed as a character, and reports its line', async () => {
  const note = (line: number) => `A quote that opens in line ${line} is never closed: it is read as a character`;
  const short = await run('n,word\n1,"open\n2,b\n');
  expect(short).toMatchObject({ facts: { rows: 2 }, notes: [note(2)] });
  const many = Array.from({ length: 40_000 }, (_, row) => `${row},"word ${row}"`).join('\n');
  const long = await run(`n,word\n${many}\n40000,"open\n40001,b\n`);
  expect(long).toMatchObject({ facts: { rows: 40_002 }, notes: [note(40_002)] });
  // Tab-separated tables have no quotes.
  expect((await run('n\tword\n1\t"open\n2\tb\n')).facts).toMatchObject({ rows: 2 });
});

it('hides the count of ragged rows in the data room', async () => {
  const { notes } = await run(ragged, true);
  expect(notes.at(-1)).toMatch(/^Some rows have fewer or more cells/u);
});

it('deducts points for ragged rows in a measured sample too', async () => {
  const sample = await measureHead(
    { bytes: Buffer.from(ragged), complete: true, contentType: 'text/csv' },
    '2026-01-10T00:00:00Z',
  );
  expect(sample.quality.reasons).toContainEqual({ code: 'ragged', value: expect.closeTo(3 / 44, 3), points: 3 });
});
