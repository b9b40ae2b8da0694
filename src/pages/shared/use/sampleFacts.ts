// Facts and examples from the last sample of bought data. Pure.
import { dateFormat, fillText } from '#design-system';
import type { Sample } from '#contract/types.ts';
import { dot } from '../../../messages/format.ts';
import { panelMessages as messages } from '../../../messages/use.ts';
import { measuredSize } from '../product/sizeText.ts';

/** Format and, when the whole source was measured, its size: 'CSV · 48 kB'. */
export function factsOf(sample: Sample): string | undefined {
  const { format, complete } = sample;
  if (format === 'text') return undefined;
  return [format.toUpperCase(), complete && measuredSize(sample)].filter(Boolean).join(dot);
}

/** Time for which the exchange holds events of a live source at most. */
const heldMs = 10 * 60_000;
const clock = { timeStyle: 'short' } as const;

/** First moment of the events in a download of a live source: 'since 18:55'. */
export function heldText(sample: Sample | undefined, now: number): string {
  const since = Date.parse(sample?.live?.held_since ?? '');
  if (Number.isNaN(since)) return messages.fromNow;
  return fillText(messages.since, { time: dateFormat(clock).format(Math.max(since, now - heldMs)) });
}

/** A name that needs no quotes in a filter. */
const plainName = /^[A-Za-z_]\w*$/u;
const digits = 2;

/** Parameters that read the rows above the mean of a measured column. */
export function partExampleOf({ schema }: Pick<Sample, 'schema'>): string | undefined {
  const found = schema.find(({ name, mean }) => mean !== undefined && plainName.test(name));
  return found?.mean === undefined ? undefined : `&where=${found.name}>${Number(found.mean.toPrecision(digits))}`;
}
