import { sampleRows } from '#contract/constants.ts';
import type { Live, Sample } from '#contract/types.ts';
import { gradeOf } from '#server/kernel/quality.ts';
import { chartOf } from './chart.ts';
import { isLive, readRecords, type Head } from './formats.ts';
import { measure } from './measure.ts';

/** Builds the sample of a source's first bytes, measured at `at` (RFC 3339). Pure. */
export function measureHead(head: Head, at: string): Sample {
  const { format: found, items, loose, more, ragged = 0 } = readRecords(head);
  const format = head.format ?? found;
  const { schema, names, rows, oldest, newest, duplicates, mixed } = measure(items, loose, sampleRows);
  const live = isLive(head);
  // Times in a replay say nothing about its age or its rhythm.
  const ageDays = newest === undefined || live ? undefined : daysBetween(newest, at);
  const span = oldest === undefined || newest === undefined ? 0 : daysBetween(oldest, newest);
  const chart = chartOf({ schema, names }, items, loose);
  return {
    format,
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
      ragged,
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
