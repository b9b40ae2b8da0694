// Formulas of a workbook. Its cells are read as their stored values, but buyers can open the file as it is.
import { formulaError, mixedFileError } from '../refuseUnsafe.ts';
import { entriesOf } from './archive.ts';

/** A sheet may have any name: every part with the ending of XML is searched. */
const isSearched = (name: string) => /\.xml$/iu.test(name);
const isMacro = (name: string) => /(?:^|\/)vbaProject\.bin$/iu.test(name);

/** A link to another program, or a function that sends cells to an address, anywhere in a formula or a named one. */
const harmful =
  /<(?:\w+:)?ddeLink\b|<(?:\w+:)?(?:f|definedName)\b[^<>]*>[^<]{0,8192}?(?<![\w.])((?:_xl\w+\.)*(?:hyperlink|webservice|filterxml|image|rtd|call|exec|register(?:\.id)?)\s{0,8}\()/iu;
/** Characters kept between chunks: the longest escaped formula and its tag. */
const overlap = 2 ** 16;

const named: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&' };

/** Decodes XML text as a reader sees it. Escaped angle brackets become blanks: no formula needs one before a function. */
function plain(xml: string): string {
  return xml
    .replaceAll('\u0000', '')
    .replaceAll(/<!\[CDATA\[|\]\]>/gu, '')
    .replaceAll(/&(?:#(\d{1,16})|#x([\da-f]{1,16})|(\w{2,4}));/giu, (_, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? ' ';
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code > 0x20 && code < 0x7f && code !== 0x3c && code !== 0x3e ? String.fromCodePoint(code) : ' ';
    });
}

/** Refuses macros, and formulas that start a program or call an address, in any sheet. */
export async function refuseWorkbookFormulas(file: string): Promise<void> {
  const tails = new Map<string, string>();
  for await (const { name, bytes } of entriesOf(file, (entry) => isMacro(entry) || isSearched(entry))) {
    if (isMacro(name)) throw mixedFileError('a file with macros');
    const part = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    const text = (tails.get(name) ?? '') + part;
    const found = harmful.exec(plain(text));
    if (found) throw formulaError(`=${(found[1] ?? 'dde').replace(/^(?:_xl\w+\.)+/u, '')}`);
    tails.set(name, text.slice(-overlap));
  }
}
