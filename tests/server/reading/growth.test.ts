// Reading time grows linearly with the size of a hostile file, not quadratically.
import process from 'node:process';
import { expect, it } from 'vitest';
import { parseRows } from '#server/reading/delimited/parser.ts';
import { plainDialect } from '#server/reading/delimited/dialect.ts';
import { SheetParser } from '#server/reading/workbook/sheet.ts';
import { timeForms } from '#server/reading/workbook/styles.ts';
import { itemText } from '#server/reading/workbook/xml.ts';

const parsed = (parts: readonly string[]) => {
  const sheet = new SheetParser({ strings: [], forms: [], is1904: false });
  return parts.map((part) => sheet.push(part));
};

/** Milliseconds of the processor: other processes do not count. */
function best(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const started = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(started);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const [few, many] = [20_000, 200_000];
/** A tenth of the size of the square, which is 100. */
const maxGrowth = 30;
const leastMs = 2;

it.each<[name: string, read: (count: number) => unknown]>([
  ['cells that are not closed', (count) => parsed([`<row>${'<c>'.repeat(count)}</row>`])],
  ['values that are not closed', (count) => parsed([`<row><c>${'<v>'.repeat(count)}</c></row>`])],
  ['rows that are not closed', (count) => parsed(['<row '.repeat(count)])],
  ['a row in many parts', (count) => parsed(['<row><c>', ...Array.from({ length: count }, () => '<v>1</v>')])],
  ['a text in many parts', (count) => parsed(['<row><c><v>', ...Array.from({ length: count }, () => 'abc')])],
  ['texts that are not closed', (count) => itemText('<t>'.repeat(count))],
  ['pronunciations that are not closed', (count) => itemText('<rPh>'.repeat(count))],
  ['styles that are not closed', (count) => timeForms('<cellXfs>'.repeat(count))],
  [
    'brackets in a form',
    (count) =>
      timeForms(`<numFmt numFmtId="1" formatCode="${'['.repeat(count)}"/><cellXfs><xf numFmtId="1"/></cellXfs>`),
  ],
  ['quotes that are not closed', (count) => parseRows('"a\n'.repeat(count), plainDialect)],
])('reads %s in a time that grows with their number', (_name, read) => {
  const short = Math.max(
    leastMs,
    best(() => read(few)),
  );
  expect(best(() => read(many)) / short).toBeLessThan(maxGrowth);
});
