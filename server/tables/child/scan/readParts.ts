import { readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';

/** The file is not as regular as it seemed, and has to be read with more care. */
export class Irregular extends Error {
  override readonly name = 'Irregular';
}

export interface Taking {
  /** Takes what is whole before `end`, where a line feed is put, and returns the place behind it. */
  readonly take: (bytes: Buffer, end: number, isLast: boolean) => number;
}

const partBytes = 2 ** 20;
/** Room for the line feed, and for looking at a whole moment. */
const slack = 64;
const longest = 2 ** 25;

/** Gives a file to a scan part by part, as far as `most` bytes. True if that is the whole file. */
export async function readParts(file: string, scan: Taking, most = Infinity): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    let bytes = Buffer.allocUnsafe(partBytes);
    let kept = 0;
    for (let read = 0; ;) {
      const room = Math.min(bytes.length - kept - slack, most - read);
      // Without a change of threads: DuckDB's keep the cores busy, and each wake-up would wait for them.
      await setImmediate();
      const bytesRead = readSync(handle.fd, bytes, kept, room, null);
      read += bytesRead;
      const end = kept + bytesRead;
      bytes[end] = 0x0a;
      const isLast = bytesRead === 0;
      const taken = scan.take(bytes, end, isLast);
      if (isLast && taken < end) throw new Irregular();
      if (isLast) return true;
      if (read >= most) return false;
      kept = end - taken;
      if (kept > longest) throw new RangeError('A row is too long');
      if (kept * 2 <= bytes.length - slack) bytes.copy(bytes, 0, taken, end);
      else {
        const larger = Buffer.allocUnsafe(bytes.length * 2);
        bytes.copy(larger, 0, taken, end);
        bytes = larger;
      }
    }
  } finally {
    await handle.close();
  }
}
