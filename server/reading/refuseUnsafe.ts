// Checks of a file from outside that reading it as a table would not fail: a second file in it, and harmful formulas.
import { open } from 'node:fs/promises';
import { ReadingError } from './readingError.ts';

/** At the start of a cell: starts a program, or sends cells to an address, in a spreadsheet. */
const harmful =
  /(?:^|[\r\n,;\t|"'])(?:[=+\-@]\s{0,8}(?:cmd|msexcel|excel|winword|rundll32|regsvr32|powershell|mshta)(?:\.exe)?\||[=+@]\s{0,8}(?:hyperlink|webservice|filterxml|import(?:xml|data|html|feed|range)|image|dde|rtd|call|exec|register(?:\.id)?)\s{0,8}\()/iu;
/** The same for DuckDB, whose syntax (RE2) reads it alike. */
export const formulaPattern = harmful.source;
const overlap = 128;
const maxShown = 24;

export function formulaError(found: string): ReadingError {
  const shown = found.replace(/^[\r\n,;\t|"']/u, '').slice(0, maxShown);
  return new ReadingError(
    `The file has a spreadsheet formula that starts a program or calls an address (${shown}…): offer its values`,
  );
}

/** Refuses harmful formulas in the parts of a file, which come in their order. Every format is searched as text. */
export class FormulaCheck {
  #end = '';

  take(bytes: Uint8Array): void {
    const part = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    // UTF-16 has a NUL beside each of these characters.
    const text = this.#end + part.replaceAll('\u0000', '');
    const [found] = harmful.exec(text) ?? [];
    if (found !== undefined) throw formulaError(found);
    this.#end = text.slice(-overlap);
  }
}

const directoryMark = Buffer.from('PK\u0005\u0006', 'latin1');
const directoryBytes = 22;
/** A directory and its longest comment. */
const tailBytes = directoryBytes + 0xffff;
const headBytes = 1024;

export const mixedFileError = (kind: string) => new ReadingError(`The file is also ${kind}: offer the data alone`);

interface Ends {
  readonly head: Buffer;
  readonly tail: Buffer;
  readonly size: number;
}

async function endsOf(file: string): Promise<Ends> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const part = async (length: number, at: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    return { head: await part(headBytes, 0), tail: await part(tailBytes, Math.max(0, size - tailBytes)), size };
  } finally {
    await handle.close();
  }
}

/** The directory at the end of a zip archive, if its comment ends where the file does. */
function directoryOf({ tail, size }: Ends): { start: number; bytes: number; end: number } | undefined {
  const at = tail.lastIndexOf(directoryMark);
  if (at < 0 || at + directoryBytes > tail.length) return undefined;
  if (at + directoryBytes + tail.readUInt16LE(at + 20) !== tail.length) return undefined;
  const end = size - tail.length + at;
  return { start: tail.readUInt32LE(at + 16), bytes: tail.readUInt32LE(at + 12), end };
}

const large = 0xffff_ffff;

/** Refuses a file that another program reads as something else. Returns whether it is an archive. */
export async function refuseMixed(file: string): Promise<boolean> {
  const ends = await endsOf(file);
  const { head, tail } = ends;
  const text = head.toString('latin1');
  const directory = directoryOf(ends);
  if (text.startsWith('PK\u0003\u0004')) {
    if (!directory) throw mixedFileError('something else, behind the end of its archive');
    const { start, bytes, end } = directory;
    if (start !== large && start + bytes !== end) throw mixedFileError('something else, inside its archive');
    return true;
  }
  if (directory) throw mixedFileError('a zip archive');
  if (text.includes('%PDF-')) throw mixedFileError('a PDF document');
  if (text.startsWith('PAR1') && tail.toString('latin1', tail.length - 4) !== 'PAR1')
    throw mixedFileError('something else, or was cut off, behind the end of its table');
  return false;
}
