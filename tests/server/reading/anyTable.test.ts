import { expect, it } from 'vitest';
import { readTable } from '#server/reading/readTable.ts';
import { recognise } from '#server/reading/recognise.ts';
import * as fc from '#tests/support/property.ts';
import { slowness } from '#tests/support/slowness.ts';

interface Written {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
  readonly end: string;
  readonly encoding: 'utf-8' | 'utf-8 with a mark' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly isQuoted: boolean;
}

const day = fc.integer({ min: 0, max: 9000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const cells = {
  whole: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String),
  fraction: fc.integer({ min: -99_999, max: 99_999 }).map((number) => (number / 100).toFixed(2)),
  long: fc.bigInt({ min: 10n ** 18n, max: 10n ** 20n }).map(String),
  day,
  moment: fc.tuple(day, fc.integer({ min: 10, max: 23 })).map(([date, hour]) => `${date}T${hour}:30:00Z`),
  word: fc.constantFrom('north', 'south', 'Köln', 'über', 'x-ray'),
  text: fc.string({
    unit: fc.constantFrom('a', ' ', ',', ';', '|', '\t', '"', '\n', 'b7', '.', "'"),
    maxLength: 12,
  }),
  gap: fc.constantFrom('', '', '12', '-3.5'),
} as const;
type Kind = keyof typeof cells;
const names = ['place', 'Größe', 'amount in €', 'station name', 'value', 'since', 'note', 'level', 'depth', 'kind'];

const table = fc
  .uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 8 })
  .chain((header) =>
    fc
      .array(fc.constantFrom(...(Object.keys(cells) as Kind[])), {
        minLength: header.length,
        maxLength: header.length,
      })
      .map((kinds) => ({ header, kinds })),
  )
  .chain(({ header, kinds }) =>
    fc.record({
      header: fc.constant(header),
      rows: fc
        .array(fc.tuple(...kinds.map((kind) => cells[kind])), { minLength: 5, maxLength: 30 })
        .map((rows) => rows.map((row) => [...row]))
        .filter((rows) => rows.every((row) => row.some((cell) => cell.trim() !== ''))),
      delimiter: fc.constantFrom(',', ';', '\t', '|', '^', '~', '||', '\u0001'),
      end: fc.constantFrom('\n', '\r\n', '\r'),
      encoding: fc.constantFrom<Written['encoding']>(
        'utf-8',
        'utf-8 with a mark',
        'utf-16le',
        'utf-16be',
        'windows-1252',
      ),
      isQuoted: fc.boolean(),
    }),
  );

function textOf({ header, rows, delimiter, end, isQuoted }: Written): string {
  const isSpecial = (cell: string) => isQuoted || /["\r\n]|^['\s]|\s$/u.test(cell) || cell.includes(delimiter[0]!);
  const cell = (text: string) => (isSpecial(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [header, ...rows].map((row) => row.map((text) => cell(text)).join(delimiter) + end).join('');
}

function bytesOf(written: Written): Uint8Array {
  const text = textOf(written);
  if (written.encoding === 'utf-8') return Buffer.from(text);
  if (written.encoding === 'utf-8 with a mark') return Buffer.from(`\u{FEFF}${text}`);
  if (written.encoding === 'windows-1252') return Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');
  const bytes = Buffer.from(`\u{FEFF}${text}`, 'utf16le');
  return written.encoding === 'utf-16le' ? bytes : bytes.swap16();
}

it('reads any table cell for cell, in any dialect and encoding', { timeout: 600_000 * slowness() }, async () => {
  await fc.assert(
    fc.asyncProperty(table, async (written) => {
      const bytes = bytesOf(written);
      const read = await readTable(bytes, await recognise(bytes));
      const rows: (readonly (string | null)[])[] = [];
      for await (const batch of read.batches) rows.push(...batch);
      expect({ header: read.columns.map((column) => column.written), rows }).toEqual({
        header: written.header,
        rows: written.rows,
      });
    }),
    { numRuns: Number(process.env['READING_RUNS'] ?? 300) },
  );
});
