import { bytesOf, type Compression } from '../compression.ts';
import { decoderOf } from '../encoding.ts';
import type { Recognised, TableRead } from '../types.ts';
import { DelimitedParser, type Row } from './parser.ts';
import { readRows } from './readRows.ts';
import { linesIn } from './skippedText.ts';

type Delimited = NonNullable<Recognised['delimited']>;
type Source = string | Uint8Array;

const maxCharacters = 2 ** 16;

async function* rowsOf(
  source: Source,
  { dialect, encoding, skipped }: Delimited,
  compression: Compression | undefined,
  onFound: (encoding: string) => void,
): AsyncGenerator<Row[]> {
  const decode = decoderOf(encoding, onFound);
  const parser = new DelimitedParser(dialect, linesIn(skipped) + 1);
  let left = skipped.length;
  const skip = (text: string) => {
    const length = Math.min(left, text.length);
    left -= length;
    return text.slice(length);
  };
  for await (const part of bytesOf(source, compression)) {
    const text = skip(decode(part));
    // Rows of a few characters need much more memory than their text.
    for (let at = 0; at < text.length; at += maxCharacters) yield parser.push(text.slice(at, at + maxCharacters));
  }
  yield parser.push(skip(decode(new Uint8Array(), true)), true);
}

export async function readDelimited(source: Source, { delimited, found }: Recognised): Promise<TableRead> {
  const { place } = delimited!;
  let late: string | undefined;
  const parsed = () => rowsOf(source, delimited!, found.compression, (encoding) => (late = encoding));
  return readRows({ parsed, place, found: () => ({ ...found, ...(late !== undefined && { encoding: late }) }) });
}
