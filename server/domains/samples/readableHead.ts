import type { SampleColumn } from '#contract/types.ts';
import { InputError, SlowError } from '#server/tables/input.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { TableInfo } from '#server/tables/job.ts';
import { isText } from '#server/reading/recognise.ts';
import { choiceOf, nameOf } from '#server/tables/request.ts';
import { tablesOf } from '#server/tables/tables.ts';
import { isLive, type Head } from './measuring/head.ts';
import { maxRecords } from './measuring/records.ts';

/** Bytes of JSON lines that are measured. */
const maxBytes = 4 * 2 ** 20;

interface HeadRequest {
  readonly url: string;
  readonly personId: string;
  readonly choice: string | null | undefined;
}

function typesOf(columns: TableInfo['columns']): NonNullable<Head['table']>['types'] {
  const known = columns.flatMap(({ name, type, kind }): [string, SampleColumn['type']][] => {
    if (kind === 'other') return [];
    const isWhole = /INT|DECIMAL\(\d+,0\)/u.test(type);
    return [[name, kind === 'number' && isWhole ? 'integer' : kind]];
  });
  return Object.fromEntries(known);
}

async function readRows(exchange: Exchange, request: HeadRequest): Promise<Head> {
  const tables = tablesOf(exchange);
  const { rows, reading, columns } = await tables.info(request);
  const { handle, bytes: size } = await tables.open(request, 'ndjson', { limit: maxRecords });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size, maxBytes)), { position: 0 });
    const bytes = buffer.subarray(0, bytesRead);
    return {
      bytes,
      complete: size <= maxBytes,
      contentType: 'application/x-ndjson',
      table: { reading, rows, types: typesOf(columns) },
    };
  } finally {
    await handle.close();
  }
}

/** True for refusals that say nothing about the source. */
export const isBusy = (error: Refusal) => error.status === 429 || error.status === 503;

/**
 * A short text is measured as it is. Of other sources the table is read, because a reading needs the whole file. A file
 * that cannot be read as a table keeps its head, because it can be sold as it is; `isSlow` when the next try may be
 * faster. A source that failed on the way is reported as unreachable, unless its first rows can be read.
 */
export async function readableHead(
  exchange: Exchange,
  head: Head,
  request: HeadRequest,
): Promise<Head & { readonly isSlow?: boolean }> {
  const known = { ...head, name: nameOf(request.url), choice: choiceOf(request.choice) };
  const hasRecords = isText(head.bytes, known);
  if (isLive(head) || (head.complete && hasRecords)) return known;
  try {
    return await readRows(exchange, request);
  } catch (error) {
    if (!(error instanceof Refusal) || isBusy(error)) throw error;
    const { cause, message } = error;
    const isBrokenOff = cause instanceof InputError && cause.retryable;
    if (isBrokenOff && hasRecords) return { ...known, isSlow: true };
    if (isBrokenOff) throw new Refusal(502, 'source_unreachable', message, { cause });
    return { ...known, refused: message, isSlow: cause instanceof SlowError };
  }
}
