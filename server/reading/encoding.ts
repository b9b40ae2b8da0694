import { isAscii } from 'node:buffer';
import { encodingByBytes } from './byteStatistics.ts';
import { codePage850, decodeCodePage850 } from './codePage850.ts';

/** Encodings that TextDecoder lacks are read here. */
export interface Encoding {
  readonly name: string;
  readonly mark: number;
  /** True where all that was seen is ASCII: the first other byte decides. */
  readonly isAscii?: boolean;
}

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Declared labels that many servers send without looking at the file. */
const careless = new Set(['utf-8', 'windows-1252', 'us-ascii']);

export function declaredEncoding(declared: string | undefined): string | undefined {
  const label = /charset\s*=\s*"?([\w.:-]+)/iu.exec(declared ?? '')?.[1];
  return label === undefined ? undefined : knownEncoding(label);
}

/** Name of an encoding by a label of the WHATWG standard, or undefined. */
export function knownEncoding(label: string): string | undefined {
  if (/^(?:cp|ibm|dos-?)850$/iu.test(label)) return codePage850;
  if (/^utf-?32-?(?:le|be)$/iu.test(label)) return `utf-32${label.slice(-2).toLowerCase()}`;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 and UTF-32 without a mark: most characters of tables have zero bytes in the same places. */
function byZeros(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0, 0, 0];
  const length = bytes.length - (bytes.length % 4);
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 4]! += 1;
  const shares = zeros.map((count) => count / (length / 4 || 1));
  const [a = 0, b = 0, c = 0, d = 0] = shares;
  if (length < 4) return undefined;
  if (b > 0.9 && c > 0.9 && d > 0.9 && a < 0.1) return 'utf-32le';
  if (a > 0.9 && b > 0.9 && c > 0.9 && d < 0.1) return 'utf-32be';
  if (b > 0.4 && d > 0.4 && a < 0.1 && c < 0.1) return 'utf-16le';
  if (a > 0.4 && c > 0.4 && b < 0.1 && d < 0.1) return 'utf-16be';
  return undefined;
}

/** True for UTF-8 with a few broken characters, such as those of a text that was cut. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let good = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte < 0x80) continue;
    const more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
    const rest = bytes.subarray(at + 1, at + 1 + more);
    if (more > 0 && rest.length === more && rest.every((one) => one >= 0x80 && one < 0xc0)) {
      good += 1;
      at += more;
    } else broken += 1;
  }
  return good > broken * 4;
}

/** The encoding by its mark, a declared one, the validity of UTF-8, or the bytes. */
export function encodingOf(bytes: Uint8Array, contentType?: string, chosen?: string): Encoding {
  const [name, mark] = marks.find(([, signs]) => signs.every((sign, at) => bytes[at] === sign)) ?? [];
  const size = mark?.length ?? 0;
  if (chosen !== undefined) {
    const wanted = knownEncoding(chosen);
    return { name: wanted ?? 'utf-8', mark: wanted === name ? size : 0 };
  }
  if (name !== undefined) return { name, mark: size };
  const zeros = byZeros(bytes.subarray(0, 4096));
  if (zeros !== undefined) return { name: zeros, mark: 0 };
  const declared = declaredEncoding(contentType);
  if (declared !== undefined && !careless.has(declared) && !declared.startsWith('utf-'))
    return { name: declared, mark: 0 };
  if (isAscii(bytes)) return { name: 'utf-8', mark: 0, isAscii: true };
  if (isUtf8(bytes) || isMostlyUtf8(bytes)) return { name: 'utf-8', mark: 0 };
  return { name: declared?.startsWith('windows') ? declared : encodingByBytes(bytes), mark: 0 };
}

function utf32(isLittle: boolean): (bytes: Uint8Array, isLast: boolean) => string {
  let rest: Uint8Array = new Uint8Array();
  return (bytes, isLast) => {
    const all = Buffer.concat([rest, bytes]);
    const view = new DataView(all.buffer, all.byteOffset, all.length);
    const length = all.length - (all.length % 4);
    let text = '';
    for (let at = 0; at < length; at += 4) {
      const code = view.getUint32(at, isLittle);
      text += code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\u{FFFD}';
    }
    rest = all.subarray(length);
    return isLast && rest.length > 0 ? `${text}\u{FFFD}` : text;
  };
}

type Decode = (bytes: Uint8Array, isLast?: boolean) => string;

function textDecoder(name: string): Decode {
  if (name === codePage850) return decodeCodePage850;
  const decoder = new TextDecoder(name, { ignoreBOM: true });
  return (bytes, isLast = false) => decoder.decode(bytes, { stream: !isLast });
}

function lateDecoder(onFound: (name: string) => void): Decode {
  let decode: Decode | undefined;
  return (bytes, isLast) => {
    if (!decode && !isAscii(bytes)) {
      const { name } = encodingOf(bytes);
      onFound(name);
      decode = textDecoder(name);
    }
    return decode
      ? decode(bytes, isLast)
      : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  };
}

/** `onFound`: an encoding that only a late byte shows. */
export function decoderOf(
  { name, mark, isAscii: isOpen }: Encoding,
  onFound: (name: string) => void = () => {},
): Decode {
  let left = mark;
  const decode = name.startsWith('utf-32')
    ? utf32(name.endsWith('le'))
    : isOpen
      ? lateDecoder(onFound)
      : textDecoder(name);
  return (bytes, isLast = false) => {
    const skipped = Math.min(left, bytes.length);
    left -= skipped;
    return decode(bytes.subarray(skipped), isLast);
  };
}
