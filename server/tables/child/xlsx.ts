// Own implementation because writers of workbooks keep the whole sheet in memory.
import { closeSync, openSync, writeSync } from 'node:fs';
import { constants, deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';
import { sheetRows } from '#contract/dataFormats.ts';
import type { Column } from '../../duckdb/columns.ts';
import type { PlainCell } from '../../duckdb/database.ts';
import { ArgumentError } from './compile.ts';
import { isTime, millisecondsOf, momentText } from './plain.ts';
import { numberOrDigits } from './written.ts';
import { notesOf, valueOf, type ValueName } from './values.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';

// Style 1 is a day, style 2 a moment.
const parts = {
  '[Content_Types].xml': `<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/><sheet name="Notes" sheetId="2" r:id="rId3"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="14" applyNumberFormat="1" xfId="0"/><xf numFmtId="22" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`,
};

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const markup = (text: string) =>
  /[&<>"\ud800-\udfff]/.test(text) ? text.toWellFormed().replaceAll(/[&<>"]/gu, (mark) => marks[mark] ?? '') : text;

// Characters that XML refuses or reads as a line feed, and texts that look like their escapes.
// oxlint-disable-next-line no-control-regex -- these characters are escaped
const escapes = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\da-fA-F]{4}_)/gu;
const sheetText = (text: string) =>
  markup(text).replaceAll(escapes, (mark) => `_x${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

const textCell = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${sheetText(text)}</t></is></c>`;

const dayMs = 86_400_000;
/** Days from 30 December 1899 to 1970. Serial numbers below 61 differ between spreadsheets. */
const epochDays = 25_569;
const firstSerial = 61;
const lastSerial = 2_958_465;

function dateCell(value: bigint, type: ValueName): string {
  const { ms, isWhole } = millisecondsOf(value, type);
  const serial = ms / dayMs + epochDays;
  if (!isWhole || serial < firstSerial || serial >= lastSerial + 1) return textCell(momentText(value, type));
  return `<c s="${type === 'day' ? 1 : 2}"><v>${serial}</v></c>`;
}

const numberCell = (value: PlainCell) => `<c><v>${String(value)}</v></c>`;

const longestCell = 32_767;

function cellOf(value: PlainCell, { name, type }: { name: string; type: ValueName }): string {
  if (value === null) return '<c/>';
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`;
  if (isTime(type)) return dateCell(BigInt(value), type);
  if (typeof value === 'string') {
    if (type === 'exact' && typeof numberOrDigits(value) === 'number') return numberCell(value);
    if (value.length > longestCell) {
      const problem = `must leave out “${name}”, with a text of ${value.length} characters: a cell of a sheet holds ${longestCell}`;
      throw new ArgumentError('columns', problem);
    }
    return textCell(value);
  }
  return Number.isSafeInteger(Number(value)) || (typeof value === 'number' && Number.isFinite(value))
    ? numberCell(value)
    : textCell(String(value));
}

/** Node's own compression, several times faster than that of fflate. Each part ends on a whole byte. */
class PackedEntry extends ZipPassThrough {
  override readonly compression = 8;

  override process(bytes: Uint8Array, isLast: boolean): void {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, deflateRawSync(bytes, { level: 1, finishFlush }), isLast);
  }
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
    const entry = new PackedEntry(name);
    entry.mtime = made;
    zip.add(entry);
    return (text: string, last: boolean) => entry.push(encoder.encode(text), last);
  };
  try {
    for (const [name, text] of Object.entries(parts)) add(name)(head + text, true);
    const kinds = columns.map(({ name, type }) => ({ name, type: valueOf(type) }));
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
          .map(
            (row) =>
              `<row>${row.map((value, at) => cellOf(value, kinds[at] ?? { name: '', type: 'text' })).join('')}</row>`,
          )
          .join(''),
        false,
      );
      if (problem) throw problem;
    }
    push('</sheetData></worksheet>', true);
    const found = notesOf(columns, 'xlsx');
    const lines = found.length > 0 ? found : ['Every cell is written as it is in the table'];
    const notes = lines.map((note) => `<row>${textCell(note)}</row>`);
    add('xl/worksheets/sheet2.xml')(
      `${head}<worksheet xmlns="${main}"><sheetData>${notes.join('')}</sheetData></worksheet>`,
      true,
    );
    zip.end();
    if (problem) throw problem;
    return rows;
  } finally {
    closeSync(handle);
  }
}
