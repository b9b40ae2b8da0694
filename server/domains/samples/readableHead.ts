import { InputError, SlowError } from '#server/tables/input.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { tablesOf } from '#server/tables/tables.ts';
import { maxRecords, type Head } from './formats.ts';

/** Characters that begin a Parquet file. */
const mark = Buffer.from('PAR1');
/** Bytes of JSON lines that are measured. */
const maxBytes = 4 * 2 ** 20;

const isParquet = ({ bytes }: Head): boolean => mark.equals(bytes.subarray(0, mark.length));

async function readLines(exchange: Exchange, request: { url: string; personId: string }) {
  const tables = tablesOf(exchange);
  const { rows } = await tables.info(request);
  const { handle, bytes: size } = await tables.open(request, 'ndjson', { limit: maxRecords });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size, maxBytes)), { position: 0 });
    return { bytes: buffer.subarray(0, bytesRead), complete: size <= maxBytes && rows <= maxRecords };
  } finally {
    await handle.close();
  }
}

/** True for refusals that say nothing about the source. */
export const isBusy = (error: Refusal) => error.status === 429 || error.status === 503;

/**
 * The head of a source as text. Of a Parquet file the first rows as JSON lines: it is read whole, because its structure
 * is at its end. A file that cannot be read as a table keeps its head, because it can be sold as it is; `isSlow` when the
 * next try may be faster. A source that failed on the way is reported as unreachable.
 */
export async function readableHead(
  exchange: Exchange,
  head: Head,
  url: string,
  personId: string,
): Promise<Head & { readonly isSlow?: boolean }> {
  if (!isParquet(head)) return head;
  try {
    const lines = await readLines(exchange, { url, personId });
    return { ...lines, contentType: 'application/x-ndjson', format: 'parquet' };
  } catch (error) {
    if (!(error instanceof Refusal) || isBusy(error)) throw error;
    const { cause, message } = error;
    if (cause instanceof InputError && cause.retryable)
      throw new Refusal(502, 'source_unreachable', message, { cause });
    return { ...head, isSlow: cause instanceof SlowError };
  }
}
