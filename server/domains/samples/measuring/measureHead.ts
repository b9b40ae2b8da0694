import { sampleRows } from '#contract/constants.ts';
import type { Live, Sample } from '#contract/types.ts';
import { plainWriter } from '#server/reading/forms.ts';
import { gradeOf } from '#server/kernel/quality.ts';
import { chartOf } from './chart.ts';
import { isLive, type Head } from './head.ts';
import { readRecords, type Records } from './records.ts';
import { measure } from './measure.ts';

const ragged = new Set(['shortRows', 'longRows']);

/** Share of the rows that have fewer or more cells than the others. */
function raggedShare({ reading, count }: Records): number {
  const rows = (reading?.notes ?? []).reduce((sum, note) => sum + (ragged.has(note.code) ? note.count : 0), 0);
  return count === 0 ? 0 : Math.min(1, rows / count);
}

const inOrder = ({ names, types }: Records) => new Map(names.map((name) => [name, types.get(name) ?? 'text'] as const));

/** Builds the sample of a source's first bytes, measured at `at` (RFC 3339). Pure. */
export async function measureHead(head: Head, at: string): Promise<Sample> {
  const records = await readRecords(head);
  const { format, items, more, reading, refused = head.refused } = records;
  const plain = records.loose || head.table ? plainWriter(reading ?? {}) : undefined;
  const { schema, names, rows, oldest, newest, duplicates, mixed } = measure(
    items,
    inOrder(records),
    plain,
    sampleRows,
  );
  const live = isLive(head);
  // Times in a replay say nothing about its age or its rhythm.
  const ageDays = newest === undefined || live ? undefined : daysBetween(newest, at);
  const span = oldest === undefined || newest === undefined ? 0 : daysBetween(oldest, newest);
  const chart = chartOf({ schema, names }, items, plain);
  return {
    format,
    ...(reading && { reading }),
    ...(refused !== undefined && { refused }),
    measured_at: at,
    rows_measured: items.length,
    bytes_measured: head.bytes.length,
    complete: !more,
    ...(newest !== undefined && { newest }),
    ...(oldest !== undefined && { oldest }),
    ...(span > 0 && !live && { rows_a_day: items.length / span }),
    ...(ageDays !== undefined && { age_days: ageDays }),
    ...(live && { live: { ...head.live, ...replayOf(oldest, newest, at) } }),
    duplicates,
    quality: gradeOf({
      rows: items.length,
      schema,
      mixed,
      duplicates,
      ragged: raggedShare(records) * items.length,
      questions: reading?.questions.length ?? 0,
      structured: format !== 'text',
      ageDays,
      live,
    }),
    schema,
    rows,
    ...(chart && { chart }),
  };
}

/** Days from its newest date after which a live source is a recording. */
const replayDays = 30;

const yearOf = (date: string) => new Date(date).getUTCFullYear();

function replayOf(oldest: string | undefined, newest: string | undefined, at: string): Pick<Live, 'replay'> {
  if (oldest === undefined || newest === undefined || daysBetween(newest, at) <= replayDays) return {};
  return { replay: { from: yearOf(oldest), to: yearOf(newest) } };
}

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
