import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { codeOf, DatabaseError } from '../database/errors.ts';
import type { Head, Line } from './format.ts';

export const damaged = (file: string, cause?: unknown) =>
  new DatabaseError('damaged', `${file} is no whole backup: it was cut off, changed, or is something else`, { cause });

export async function* linesOf(file: string): AsyncGenerator<Head | Line, void, void> {
  const unpacked = createGunzip();
  // The last stream carries the errors of both to the loop below.
  pipeline(createReadStream(file), unpacked, () => undefined);
  unpacked.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) yield JSON.parse(part) as Head | Line;
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new DatabaseError('damaged', `There is no file ${file}`, { cause: error });
    throw damaged(file, error);
  }
  if (rest) throw damaged(file);
}
