import { Area, Bars, dateFormat } from '#design-system';
import { reportMessages as messages } from '../messages.ts';
import { Part } from '../Part.tsx';
import type { Sheet } from '../figures.ts';

interface Step {
  start: string;
}

interface StepsProps<S extends Step> {
  messages: { title: string; hint: string; describe: string };
  steps: readonly S[];
  before?: readonly S[] | undefined;
  valueOf: (step: S) => number;
  label: string;
  write: (value: number) => string;
  /** Draws separate points, for values that some steps do not have. */
  apart?: boolean;
  cellOf?: (step: S) => string | number;
}

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
export const dayText = (at: string | number) => dateFormat(day).format(typeof at === 'string' ? Date.parse(at) : at);

export function Steps<S extends Step>({
  messages: { title, hint, describe },
  steps,
  before,
  valueOf,
  label,
  write,
  apart = false,
  cellOf = valueOf,
}: StepsProps<S>) {
  const pointsOf = (rows: readonly S[]) =>
    // Aligns the previous period step by step.
    steps.flatMap(({ start }, index) => {
      const step = rows[index];
      return step ? [{ x: Date.parse(start), y: valueOf(step) }] : [];
    });
  const cell = (step: S | undefined) => {
    const value = step && cellOf(step);
    return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
  };
  const sheet: Sheet = [
    [messages.step, label, ...(before ? [messages.earlier] : [])],
    ...steps.map((step, index) => [step.start.slice(0, 10), cell(step), ...(before ? [cell(before[index])] : [])]),
  ];
  const shared = {
    title: label,
    description: describe,
    xLabel: messages.step,
    formatX: (at: number | string) => dayText(Number(at)),
    formatY: write,
    height: 220,
    yLabel: before && !apart ? messages.now : label,
    points: pointsOf(steps),
  };
  return (
    <Part title={title} hint={hint} sheet={sheet}>
      {apart ? (
        <Area {...shared} marks="points" timeAxis />
      ) : (
        <Bars {...shared} compared={before && { name: messages.earlier, points: pointsOf(before) }} />
      )}
    </Part>
  );
}
