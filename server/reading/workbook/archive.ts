import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { bytesOf, slicesOf } from '../compression.ts';
import { ReadingError } from '../readingError.ts';

/** Bytes of all wanted parts. Larger ones are bombs, or no workbook that a spreadsheet opens. */
const maxUnpacked = 2 ** 31;
/** Times that they may be larger than the bytes of the file up to there, once they are of notable size. */
const maxRatio = 400;
const notableBytes = 2 ** 26;

const broken = () => new ReadingError('The workbook is broken: its archive cannot be read');

interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Yields the bytes of the wanted entries of a zip file in their order, as they are unpacked. */
export async function* entriesOf(
  file: string | Uint8Array,
  isWanted: (name: string) => boolean,
): AsyncGenerator<Entry> {
  const found: Entry[] = [];
  let problem: Error | undefined;
  let read = 0;
  let size = 0;
  const unzip = new Unzip((entry) => {
    if (!isWanted(entry.name)) return;
    entry.ondata = (error, bytes) => {
      if (error) problem ??= broken();
      size += bytes?.length ?? 0;
      if (size > maxUnpacked || (size > notableBytes && size > read * maxRatio))
        problem ??= new ReadingError('The workbook is larger when unpacked than a workbook may be');
      if (!problem) found.push({ name: entry.name, bytes });
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  const take = function* take() {
    if (problem) throw problem;
    yield* found.splice(0);
  };
  for await (const bytes of slicesOf(bytesOf(file, undefined))) {
    read += bytes.length;
    try {
      unzip.push(bytes);
    } catch {
      throw broken();
    }
    yield* take();
  }
  try {
    unzip.push(new Uint8Array(0), true);
  } catch {
    throw broken();
  }
  yield* take();
}

export async function partsOf(
  file: string | Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string>> {
  const chunks = new Map<string, Uint8Array[]>();
  for await (const { name, bytes } of entriesOf(file, isWanted)) chunks.set(name, [...(chunks.get(name) ?? []), bytes]);
  return new Map(Array.from(chunks, ([name, parts]) => [name, new TextDecoder().decode(Buffer.concat(parts))]));
}
