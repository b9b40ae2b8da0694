import type { Live, Sample } from '#contract/types.ts';
import { csvItems, delimiterOf } from './csvItems.ts';
import { jsonItems, ndjsonItems } from './jsonItems.ts';
import type { Item } from './values.ts';

export interface Head {
  readonly bytes: Uint8Array;
  readonly complete: boolean;
  readonly contentType: string;
  /** Format of the source, where the bytes are a translation of it. */
  readonly format?: Sample['format'];
  readonly live?: Live;
}

export const isLive = ({ contentType }: Pick<Head, 'contentType'>): boolean =>
  contentType.startsWith('text/event-stream');

/** `loose`: all cells are text. `more`: the source has further records. */
export interface Records {
  readonly format: Sample['format'];
  readonly items: readonly Item[];
  readonly loose: boolean;
  readonly more: boolean;
  readonly ragged?: number;
}

export const maxRecords = 5_000;
const longestLine = 20_000;

export function readRecords(head: Head): Records {
  const text = decode(head.bytes);
  if (text === undefined) return { format: 'text', items: [], loose: false, more: !head.complete };
  const lines = wholeLines(text, head.complete);
  const records = readEvents(head, lines) ?? readJson(head, text, lines) ?? readDelimited(head, text, lines);
  return records ?? asText(lines, head.complete);
}

/** Bytes that tell text from binary files. */
const headBytes = 1_000;
/** Share of NUL bytes up to which a file is text with damaged cells. */
const maxNuls = 0.1;

/** Texts may hold some NUL, as long as all is UTF-8. */
function isText(head: Uint8Array): boolean {
  const nuls = head.filter((byte) => byte === 0).length;
  if (nuls === 0) return true;
  if (nuls > head.length * maxNuls) return false;
  try {
    // The last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return isText(bytes.subarray(0, headBytes)) ? new TextDecoder().decode(bytes) : undefined;
}

function wholeLines(text: string, complete: boolean): string[] {
  const lines = text.split(/\r\n|\n|\r/u);
  if (!complete && lines.length > 1) lines.pop();
  return lines.filter((line) => line.trim() !== '');
}

const limit = (items: readonly Item[], complete: boolean) => ({
  items: items.slice(0, maxRecords),
  more: !complete || items.length > maxRecords,
});

function readEvents(head: Head, lines: readonly string[]): Records | undefined {
  const named = head.contentType.startsWith('text/event-stream');
  if (!named && !/^(?:data|event|id|retry):/u.test(lines[0] ?? '')) return undefined;
  const data = lines.flatMap((line) => (line.startsWith('data:') ? [line.slice(5).replace(/^ /u, '')] : []));
  if (!named && data.length === 0) return undefined;
  const items = ndjsonItems(data.slice(0, maxRecords + 1));
  return items ? { format: 'ndjson', loose: false, ...limit(items, head.complete) } : asText(data, head.complete);
}

function readJson(head: Head, text: string, lines: readonly string[]): Records | undefined {
  const [first = '', second] = lines;
  if (!/^\s*[[{]/u.test(first)) return undefined;
  const byLine =
    second !== undefined || !head.complete || head.contentType.includes('ndjson') || head.contentType.includes('jsonl');
  const items = byLine ? ndjsonItems(lines.slice(0, maxRecords + 1)) : undefined;
  if (items) return { format: 'ndjson', loose: false, ...limit(items, head.complete) };
  const found = jsonItems(text, maxRecords);
  return found && { format: 'json', loose: false, items: found.items, more: found.more || !head.complete };
}

function readDelimited(head: Head, text: string, lines: readonly string[]): Records | undefined {
  const named = /^text\/(?:csv|tab-separated-values)/u.test(head.contentType);
  const body = head.complete ? text : text.slice(0, Math.max(text.lastIndexOf('\n'), 0) || text.length);
  const delimiter = delimiterOf(body) ?? (named ? ',' : undefined);
  if (delimiter === undefined || lines.length === 0) return undefined;
  const found = csvItems(body, delimiter, maxRecords);
  return {
    format: 'csv',
    loose: true,
    items: found.items,
    more: found.more || !head.complete,
    ragged: found.ragged,
  };
}

function asText(lines: readonly string[], complete: boolean): Records {
  return {
    format: 'text',
    loose: false,
    ...limit(
      lines.map((line) => ({ line: line.slice(0, longestLine) })),
      complete,
    ),
  };
}
