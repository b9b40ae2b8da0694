import { open } from 'node:fs/promises';
import type { ReadingChoice } from '#contract/types.ts';
import { bytesOf, compressionOf, type Compression } from './compression.ts';
import { recogniseDelimited } from './delimited/recogniseDelimited.ts';
import { encodingOf } from './encoding.ts';
import { formatOf } from './formats.ts';
import { ReadingError } from './readingError.ts';
import type { Declared, FormatName, Recognised } from './types.ts';
import { recogniseWorkbook } from './workbook/readWorkbook.ts';

/** Bytes that are looked at. Smaller files are looked at whole. */
export const probedBytes = 4 * 2 ** 20;
const signatureBytes = 4096;
const isUnicode = (name: string) => name.startsWith('utf-');
const jsonFormats = new Set<FormatName>(['json', 'ndjson', 'geojson']);

interface Head {
  readonly bytes: Uint8Array;
  readonly isWhole: boolean;
}

async function partOf(file: string, start: number, length: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const buffer = Buffer.allocUnsafeSlow(length);
    let read = 0;
    for (let last = -1; last !== 0 && read < length; read += last)
      ({ bytesRead: last } = await handle.read(buffer, read, length - read, start + read));
    return buffer.subarray(0, read);
  } finally {
    await handle.close();
  }
}

async function firstBytes(source: string | Uint8Array): Promise<Uint8Array> {
  if (typeof source !== 'string') return source.subarray(0, signatureBytes);
  return partOf(source, 0, signatureBytes);
}

async function headOf(source: string | Uint8Array, compression: Compression | undefined): Promise<Head> {
  if (typeof source === 'string' && compression === undefined) {
    const bytes = await partOf(source, 0, probedBytes + 1);
    return { bytes: bytes.subarray(0, probedBytes), isWhole: bytes.length <= probedBytes };
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytesOf(source, compression)) {
    parts.push(part);
    size += part.length;
    if (size > probedBytes) break;
  }
  const bytes = Buffer.concat(parts);
  return { bytes: bytes.subarray(0, probedBytes), isWhole: size <= probedBytes };
}

const samples = 16;
const sampleBytes = 2 ** 16;

/** Whole lines from places all over a large file, as far as it can be read from the middle. */
async function laterLines(source: string | Uint8Array, compression: Compression | undefined): Promise<Uint8Array> {
  if (typeof source !== 'string' || compression !== undefined) return new Uint8Array();
  const handle = await open(source, 'r');
  try {
    const { size } = await handle.stat();
    const step = Math.floor((size - probedBytes) / samples / 4) * 4;
    const parts: Uint8Array[] = [];
    for (
      let at = size - sampleBytes - (size % 4);
      at > probedBytes && parts.length < samples;
      at -= Math.max(step, sampleBytes)
    ) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, at);
      const part = buffer.subarray(0, bytesRead);
      parts.push(part.subarray(part.indexOf(0x0a) + 1, part.lastIndexOf(0x0a) + 1));
    }
    return Buffer.concat(parts);
  } finally {
    await handle.close();
  }
}

/** Understands a file from its bytes and what the source declares. A seller's choice overrides each part. */
export async function recognise(
  source: string | Uint8Array,
  declared: Declared = {},
  choice: ReadingChoice = {},
): Promise<Recognised> {
  const first = await firstBytes(source);
  const outer = compressionOf(first, declared);
  const isWorkbook = outer === 'zip' && formatOf(first, declared) === 'xlsx';
  const compression = isWorkbook ? undefined : outer;
  const { bytes, isWhole } = await headOf(source, compression);
  const format = choice.format ?? formatOf(bytes, declared);
  const packed = compression && { compression };
  if (format === 'xlsx') return recogniseWorkbook(source, choice);
  const early = encodingOf(bytes, declared.contentType, choice.encoding);
  const later = isWhole ? undefined : await laterLines(source, compression);
  const encoding = later && early.isAscii ? encodingOf(later, declared.contentType, choice.encoding) : early;
  if (jsonFormats.has(format)) {
    const json = isUnicode(encoding.name) || choice.encoding !== undefined ? encoding : { name: 'utf-8', mark: 0 };
    return { found: { format, ...packed, encoding: json.name, notes: [], questions: [] }, encoding: json };
  }
  if (format !== 'csv' && format !== 'text') return { found: { format, ...packed, notes: [], questions: [] } };
  return recogniseDelimited({ bytes, isWhole, encoding, compression, ...(later && { later }) }, choice);
}

const texts = new Set<FormatName>(['csv', 'text', 'json']);

export function isText(bytes: Uint8Array, declared: Declared): boolean {
  if (compressionOf(bytes, declared)) return false;
  try {
    return texts.has(formatOf(bytes, declared));
  } catch (error) {
    if (error instanceof ReadingError) return true;
    throw error;
  }
}
