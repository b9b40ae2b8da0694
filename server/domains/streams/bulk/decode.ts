import { BulkFileError } from './problems.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const wide = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
] as const;

export function decode(bytes: Uint8Array): string {
  const marked = wide.find(([first, second]) => bytes[0] === first && bytes[1] === second);
  if (marked) return decodeWide(marked[2], bytes);
  const zero = bytes.indexOf(0);
  if (zero >= 0) throw new BulkFileError(`has a NUL at byte ${zero}`);
  try {
    return utf8.decode(bytes);
  } catch {
    const wrong = firstWrongByte(bytes);
    if (!isWindows1252(bytes)) throw new BulkFileError(`is not UTF-8 at byte ${wrong}`);
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function decodeWide(encoding: 'utf-16le' | 'utf-16be', bytes: Uint8Array): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const zero = text.indexOf('\0');
    if (zero >= 0) throw new BulkFileError(`has a NUL at character ${zero}`);
    return text;
  } catch (error) {
    if (error instanceof BulkFileError) throw error;
    throw new BulkFileError('is not UTF-16, though it is marked as such');
  }
}

/** Bytes without a character in Windows-1252. */
const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** False for a damaged file in UTF-8, which has other letters in whole sequences. */
function isWindows1252(bytes: Uint8Array): boolean {
  const hasSequence = /[^\p{ASCII}\uFFFD]/u.test(Buffer.from(bytes).toString('utf8'));
  return (
    !hasSequence && !bytes.some((byte) => unused.has(byte) || (byte < 0x20 && !/\s/u.test(String.fromCharCode(byte))))
  );
}

function firstWrongByte(bytes: Uint8Array): number {
  const again = Buffer.from(Buffer.from(bytes).toString('utf8'), 'utf8');
  const differs = bytes.findIndex((byte, index) => byte !== again[index]);
  return differs < 0 ? bytes.length : differs;
}
