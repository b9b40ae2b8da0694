import { Area, Bars, dateFormat, Line } from '#design-system';
import { reportWords as words } from '../../../messages/reports.ts';
import { Part } from '../Part.tsx';
import type { Sheet } from '../figures.ts';

interface Step {
  /** RFC 3339 in UTC. */
  start: string;
}

interface StepsProps<S extends Step> {
  words: { title: string; hint: string; describe: string };
  steps: readonly S[];
  /** The steps of the time before, the first beside the first. */
  before?: readonly S[] | undefined;
  /** What is drawn of a step; a value that is no finite number leaves a gap. */
  valueOf: (step: S) => number;
  /** The name of the value, and how it is written for people. */
  label: string;
  write: (value: number) => string;
  /** Draws each step for itself, where steps without a value lie between. */
  apart?: boolean;
  /** The value of a step for a file; the drawn one unless given. */
  cellOf?: (step: S) => string | number;
}

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
export const dayText = (at: string | number) => dateFormat(day).format(typeof at === 'string' ? Date.parse(at) : at);

/** One value step by step, over the same of the time before. */
export function Steps<S extends Step>({
  words: { title, hint, describe },
  steps,
  before,
  valueOf,
  label,
  write,
  apart = false,
  cellOf = valueOf,
}: StepsProps<S>) {
  const pointsOf = (rows: readonly S[]) =>
    // The time before lies under this one, step for step.
    steps.flatMap(({ start }, index) => {
      const step = rows[index];
      return step ? [{ x: Date.parse(start), y: valueOf(step) }] : [];
    });
  const cell = (step: S | undefined) => {
    const value = step && cellOf(step);
    return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
  };
  const sheet: Sheet = [
    [words.step, label, ...(before ? [words.earlier] : [])],
    ...steps.map((step, index) => [step.start.slice(0, 10), cell(step), ...(before ? [cell(before[index])] : [])]),
  ];
  const One = apart ? Bars : Area;
  const shared = {
    title: label,
    description: describe,
    xLabel: words.step,
    formatX: (at: number | string) => dayText(Number(at)),
    formatY: write,
    height: 220,
  };
  return (
    <Part title={title} hint={hint} sheet={sheet}>
      {before && !apart ? (
        <Line
          {...shared}
          fromZero
          series={[
            { name: words.now, points: pointsOf(steps) },
            { name: words.earlier, points: pointsOf(before) },
          ]}
        />
      ) : (
        <One {...shared} yLabel={label} points={pointsOf(steps)} />
      )}
    </Part>
  );
}
