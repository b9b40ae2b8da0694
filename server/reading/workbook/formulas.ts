// Formulas of a workbook. Its cells are read as their stored values, but buyers can open the file as it is.
import { formulaError, mixed } from '../intake.ts';
import { entriesOf } from './archive.ts';

const isSearched = (name: string) => /^xl\/(?:worksheets|macrosheets|externalLinks)\/[^/]*\.xml$/iu.test(name);
const isMacro = (name: string) => /(?:^|\/)vbaProject\.bin$/iu.test(name);

/** A link to another program, or a function that sends cells to an address, anywhere in a formula. */
const harmful =
  /<(?:\w+:)?ddeLink\b|<(?:\w+:)?f\b[^<>]*>[^<]{0,8192}?(?<![\w.])((?:_xl\w+\.)*(?:hyperlink|webservice|filterxml|image|rtd|call|exec|register(?:\.id)?)\s{0,8}\()/iu;
/** Longest formula of a spreadsheet, and its tag. */
const overlap = 8_192 + 256;

/** Refuses macros, and formulas that start a program or call an address, in any sheet. */
export async function refuseWorkbookFormulas(file: string): Promise<void> {
  const ends = new Map<string, string>();
  for await (const { name, bytes } of entriesOf(file, (entry) => isMacro(entry) || isSearched(entry))) {
    if (isMacro(name)) throw mixed('a program of macros');
    const part = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    const text = (ends.get(name) ?? '') + part;
    const found = harmful.exec(text);
    if (found) throw formulaError(`=${(found[1] ?? 'dde').replace(/^(?:_xl\w+\.)+/u, '')}`);
    ends.set(name, text.slice(-overlap));
  }
}
