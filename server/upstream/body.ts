import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { toUpstreamError, UpstreamError } from './errors.ts';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function limiter(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      seen += chunk.length;
      if (seen > maxBytes) done(new UpstreamError('tooLarge'));
      else done(null, chunk);
    },
  });
}

/** Ends an unread body. undici reports that as an error, which needs a listener. */
export function discard(source: Readable): void {
  source.on('error', () => undefined).destroy();
}

/** The limit counts decoded bytes, so a decompression bomb is cut off. */
export function readBody(source: Readable, encoding: string, maxBytes: number): Readable {
  const names = encoding
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name && name !== 'identity');
  const decoder = names[0] === undefined ? undefined : decoders[names[0]];
  if (names.length > 1 || (names.length === 1 && !decoder)) {
    discard(source);
    throw new UpstreamError('unreachable');
  }
  return chain(source, [...(decoder ? [decoder()] : []), limiter(maxBytes)]);
}

/** Like `stream.pipeline`, but returns the last stream, which fails with the first error, translated. */
function chain(source: Readable, steps: Transform[]): Readable {
  const all = [source, ...steps];
  const last = all.at(-1) ?? source;
  const fail = (error: unknown) => {
    const known = toUpstreamError(error);
    for (const stream of all) if (!stream.destroyed) stream.destroy(known);
  };
  for (const stream of all.slice(0, -1)) stream.on('error', fail);
  last.on('error', fail);
  // A reader that leaves early closes the connection.
  last.on('close', () => {
    if (!source.destroyed) source.destroy();
  });
  steps.reduce<Readable>((from, to) => from.pipe(to), source);
  return last;
}
