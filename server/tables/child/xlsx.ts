// Own implementation because writers of workbooks keep the whole sheet in memory.
import { closeSync, openSync, writeSync } from 'node:fs';
import { Zip, ZipDeflate } from 'fflate';
import { sheetRows } from '#contract/tableFormats.ts';
import type { Column } from '../../duckdb/columns.ts';
import type { PlainCell } from '../../duckdb/database.ts';
import { ArgumentError } from './compile.ts';
import { plainTypeOf, type PlainType } from './plain.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';

// Style 1 is a day, style 2 a moment.
const parts = {
  '[Content_Types].xml': `<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="14" applyNumberFormat="1" xfId="0"/><xf numFmtId="22" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`,
};

/** Characters of one cell that a spreadsheet accepts. */
const longestCell = 32_767;
// oxlint-disable-next-line no-control-regex -- XML refuses these characters
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text of XML and HTML. */
export const escaped = (text: string) =>
  text.replaceAll(controls, ' ').replaceAll(/[&<>"]/gu, (mark) => marks[mark] ?? '');

const textCell = (text: string) =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text.toWellFormed().slice(0, longestCell))}</t></is></c>`;

const dayMs = 86_400_000;
/** Days from 30 December 1899 to 1970. Serial numbers below 61 differ between spreadsheets. */
const epochDays = 25_569;
const firstSerial = 61;
const lastSerial = 2_958_465;

function dateCell(ms: number): string {
  const serial = ms / dayMs + epochDays;
  if (serial < firstSerial || serial >= lastSerial + 1) return textCell(new Date(ms).toISOString());
  return `<c s="${Number.isInteger(serial) ? 1 : 2}"><v>${serial}</v></c>`;
}

function cellOf(value: PlainCell, type: PlainType): string {
  if (value === null) return '<c/>';
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`;
  if (type === 'date') return dateCell(Number(value));
  if (typeof value === 'string') return textCell(value);
  return Number.isSafeInteger(Number(value)) || typeof value === 'number'
    ? `<c><v>${String(value)}</v></c>`
    : textCell(String(value));
}

// The earliest time that a zip entry can carry, so that equal data gives equal bytes.
const made = new Date(1980, 0, 1);

export async function writeXlsx(
  blocks: AsyncIterable<PlainCell[][]>,
  columns: readonly Column[],
  file: string,
): Promise<number> {
  const handle = openSync(file, 'w', 0o600);
  const encoder = new TextEncoder();
  let problem: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error) problem = error;
    else writeSync(handle, bytes);
  });
  const add = (name: string) => {
    const entry = new ZipDeflate(name, { level: 3 });
    entry.mtime = made;
    zip.add(entry);
    return (text: string, last: boolean) => entry.push(encoder.encode(text), last);
  };
  try {
    for (const [name, text] of Object.entries(parts)) add(name)(head + text, true);
    const types = columns.map((column) => plainTypeOf(column));
    const push = add('xl/worksheets/sheet1.xml');
    const titles = columns.map(({ name }) => textCell(name)).join('');
    push(`${head}<worksheet xmlns="${main}"><sheetData><row>${titles}</row>`, false);
    let rows = 0;
    for await (const block of blocks) {
      rows += block.length;
      if (rows > sheetRows) {
        throw new ArgumentError('limit', `is needed: a sheet holds ${sheetRows} rows. Use limit= or where=`);
      }
      push(
        block
          .map((row) => `<row>${row.map((value, at) => cellOf(value, types[at] ?? 'text')).join('')}</row>`)
          .join(''),
        false,
      );
      if (problem) throw problem;
    }
    push('</sheetData></worksheet>', true);
    zip.end();
    if (problem) throw problem;
    return rows;
  } finally {
    closeSync(handle);
  }
}
