import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import * as zlib from 'node:zlib';
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import type { FileReading } from '#contract/types.ts';
import { ReadingError } from './readingError.ts';

export type Compression = NonNullable<FileReading['compression']>;

const starts = (bytes: Uint8Array, ...signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);

/** Brotli has no signature, so it counts only where the source declares it. */
export function compressionOf(
  head: Uint8Array,
  declared: { contentType?: string; name?: string } = {},
): Compression | undefined {
  if (starts(head, 0x1f, 0x8b)) return 'gzip';
  if (starts(head, 0x28, 0xb5, 0x2f, 0xfd)) return 'zstd';
  if (starts(head, 0x50, 0x4b, 3, 4)) return 'zip';
  return /\.br$/iu.test(declared.name ?? '') ? 'brotli' : undefined;
}

const hidden = /(?:^|\/)(?:__MACOSX\/|\.)/u;

/** Bytes unpacked at once: a well packed megabyte would fill the memory. */
const sliceBytes = 2 ** 14;

export async function* slicesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of bytes)
    for (let at = 0; at < part.length; at += sliceBytes) yield part.subarray(at, at + sliceBytes);
}

async function* unzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let files = 0;
  let failed: Error | undefined;
  const unzip = new Unzip((file) => {
    if (file.name.endsWith('/') || hidden.test(file.name)) return;
    files += 1;
    if (files > 1) return;
    file.ondata = (error, data) => {
      if (error) failed = error;
      else ready.push(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  const broken = (cause: unknown) => new ReadingError('The zip archive is broken', { cause });
  const push = (part: Uint8Array, isLast = false) => {
    try {
      unzip.push(part, isLast);
    } catch (error) {
      throw broken(error);
    }
    if (failed) throw broken(failed);
  };
  for await (const part of slicesOf(bytes)) {
    push(part);
    if (files > 1) throw new ReadingError('The zip archive holds more than one file: offer each file as a product');
    yield* ready.splice(0);
  }
  push(new Uint8Array(), true);
  if (files === 0) throw new ReadingError('The zip archive holds no file');
  yield* ready.splice(0);
}

const inflaters = {
  gzip: () => zlib.createGunzip(),
  brotli: () => zlib.createBrotliDecompress(),
  zstd: () => zlib.createZstdDecompress(),
};

async function* inflated(bytes: AsyncIterable<Uint8Array>, kind: keyof typeof inflaters): AsyncGenerator<Uint8Array> {
  const stream = inflaters[kind]();
  const source = Readable.from(bytes, { objectMode: false });
  source.on('error', (error) => stream.destroy(error));
  source.pipe(stream);
  try {
    for await (const part of stream) yield part as Buffer;
  } catch (error) {
    throw new ReadingError(`The ${kind} file is broken`, { cause: error });
  } finally {
    source.destroy();
    stream.destroy();
  }
}

const partBytes = 2 ** 20;

async function* partsOf(source: string | Uint8Array): AsyncGenerator<Uint8Array> {
  if (typeof source !== 'string') yield source;
  else for await (const part of createReadStream(source, { highWaterMark: partBytes })) yield part as Buffer;
}

export function bytesOf(source: string | Uint8Array, compression: Compression | undefined): AsyncGenerator<Uint8Array> {
  const parts = partsOf(source);
  if (compression === undefined) return parts;
  return compression === 'zip' ? unzipped(parts) : inflated(parts, compression);
}
