import { BulkFileError } from './problems.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const wide = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

export function decode(bytes: Uint8Array): string {
  if (wide.some(([first, second]) => bytes[0] === first && bytes[1] === second)) {
    throw new BulkFileError('is UTF-16: save it as UTF-8');
  }
  const zero = bytes.indexOf(0);
  if (zero >= 0) throw new BulkFileError(`has a NUL at byte ${zero}`);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new BulkFileError(`is not UTF-8 at byte ${firstWrongByte(bytes)}`);
  }
}

function firstWrongByte(bytes: Uint8Array): number {
  const again = Buffer.from(Buffer.from(bytes).toString('utf8'), 'utf8');
  const differs = bytes.findIndex((byte, index) => byte !== again[index]);
  return differs < 0 ? bytes.length : differs;
}
