// Disclosure control of the data room: coarse questions and figures, so that no answer reveals a single row. Pure.
import { dataRoom } from '#contract/constants.ts';
import type { AnalysisName } from '#contract/types.ts';
import type { Parameters } from '../parameters.ts';

/** One in this many rows is excluded from every answer. */
export const leftOut = 5;
/** Extrapolation factor from the remaining rows to all rows. */
const wholeOf = leftOut / (leftOut - 1);
const valueStep = 5;
const digits = 12;
/** Rounding error in the deviation of equal values. */
const negligible = 1e-12;

/** Rounds up to 1, 2 or 5 times a power of ten. Such edges reveal no single value. */
export function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const times = width / power;
  return (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10) * power;
}

/**
 * Rounds a figure to steps of at least half its uncertainty. The step is below the effect of the excluded rows and
 * above the effect of one row in a group without a dominant row. A figure without uncertainty keeps two digits.
 */
export function coarse(value: number, uncertainty: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const step =
    uncertainty > Math.abs(value) * negligible
      ? roundStep(uncertainty / 2)
      : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  return Number((Math.round(value / step) * step).toPrecision(digits));
}

export const shownCount = (count: number, room: boolean): number => (room ? Math.round(count * wholeOf) : count);

export const coarseValues = (count: number): number => Math.ceil(count / valueStep) * valueStep;

/** Rounds a count without excluded rows: to at least five, and to the effect that excluded rows would have. */
const coarseCount = (count: number): number => coarse(count, Math.max(2 * valueStep, Math.sqrt(count)));

/** Number of rows of a stream. No figure of a group below the minimum size. */
export const coarseRows = (rows: number): number => (rows < dataRoom.minimumGroup ? 0 : coarseCount(rows));

export function coarseShare(some: number, all: number, least: number): number {
  if (some < least) return 0;
  return all - some < least ? 1 : Math.round((some / all) * 100) / 100;
}

export interface Figure {
  readonly value: number | null;
  readonly count: number;
  readonly deviation: number;
}

const uncertainties: Readonly<Record<string, (count: number) => number>> = {
  mean: (count) => 1 / Math.sqrt(count),
  median: (count) => 1.2533 / Math.sqrt(count),
  sum: (count) => wholeOf * Math.sqrt(count),
  deviation: (count) => 1 / Math.sqrt(2 * count),
};

export function coarseFigure(name: string, { value, count, deviation }: Figure): number | null {
  if (value === null) return null;
  if (name === 'count') return shownCount(value, true);
  return coarse(name === 'sum' ? value * wholeOf : value, (uncertainties[name]?.(count) ?? 1) * deviation);
}

const binChoices = [5, 10, 20, 50, 100] as const;
const thresholdStep = 0.5;

/** Rounds parameters that would allow a search in small steps. Drops those that do not change the answer. */
const taken: Partial<Record<AnalysisName, (parameters: Parameters) => Parameters>> = {
  histogram: (parameters) => {
    const wanted = Number(parameters['bins']);
    const [bins] = binChoices.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    return { ...parameters, bins: bins ?? wanted };
  },
  anomalies: ({ date: _date, ...parameters }) => ({
    ...parameters,
    threshold: Math.round(Number(parameters['threshold']) / thresholdStep) * thresholdStep,
  }),
};

export const roomParameters = (analysis: AnalysisName, parameters: Parameters): Parameters =>
  taken[analysis]?.(parameters) ?? parameters;

/** Returns the parameters that select rows. The horizon of a forecast does not. */
export function rowParameters(parameters: Parameters): Parameters {
  const { horizon: _horizon, season: _season, ...rest } = parameters;
  return rest;
}
