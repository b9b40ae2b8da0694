// What the data room makes of questions and figures, so that no answer tells of a single row. Pure.
import type { AnalysisName } from '#contract/types.ts';
import type { Parameters } from '../parameters.ts';

/** One in so many rows is left out of every answer. */
export const leftOut = 5;
/** What a count or a sum over the rows that are left comes to for all of them. */
const wholeOf = leftOut / (leftOut - 1);
/** Counts of values, which are not of rows, are told to the next five. */
const valueStep = 5;
const digits = 12;
/** What is left of a deviation of equal values when it is computed. */
const negligible = 1e-12;

/** The next step of 1, 2 or 5 times a power of ten: edges of such steps tell nothing of single values. */
export function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const times = width / power;
  return (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10) * power;
}

/**
 * A figure in round steps of at least half its own uncertainty: what it hides lies within what leaving rows out changes
 * anyhow, and it is more than one row of an undominated group can change. One that is certain keeps two digits.
 */
export function coarse(value: number, uncertainty: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const step =
    uncertainty > Math.abs(value) * negligible
      ? roundStep(uncertainty / 2)
      : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  return Number((Math.round(value / step) * step).toPrecision(digits));
}

/** A count as it may be shown: in the data room as an estimate for all rows. */
export const shownCount = (count: number, room: boolean): number => (room ? Math.round(count * wholeOf) : count);

/** How many different values there are, as the data room tells it. */
export const coarseValues = (count: number): number => Math.ceil(count / valueStep) * valueStep;

/** A count of rows of which none is left out: in steps of five at least, and of what leaving rows out would change. */
export const coarseCount = (count: number): number => coarse(count, Math.max(2 * valueStep, Math.sqrt(count)));

/** A share of all rows in whole hundredths; fewer than a group on either side are told as none. */
export function coarseShare(some: number, all: number, least: number): number {
  if (some < least) return 0;
  return all - some < least ? 1 : Math.round((some / all) * 100) / 100;
}

/** A statistic of a group, with how many rows it is of and how far they lie apart. */
export interface Figure {
  readonly value: number | null;
  readonly count: number;
  readonly deviation: number;
}

/** Deviations of a statistic itself from one draw of rows to the next; of a median as of normal values. */
const uncertainties: Readonly<Record<string, (count: number) => number>> = {
  mean: (count) => 1 / Math.sqrt(count),
  median: (count) => 1.2533 / Math.sqrt(count),
  sum: (count) => wholeOf * Math.sqrt(count),
  deviation: (count) => 1 / Math.sqrt(2 * count),
};

/** A statistic by its name, as it may be shown in the data room. */
export function coarseFigure(name: string, { value, count, deviation }: Figure): number | null {
  if (value === null) return null;
  if (name === 'count') return shownCount(value, true);
  return coarse(name === 'sum' ? value * wholeOf : value, (uncertainties[name]?.(count) ?? 1) * deviation);
}

const binChoices = [5, 10, 20, 50, 100] as const;
const thresholdStep = 0.5;

/** Takes what could be searched through in small steps in large ones; what would not change the answer is dropped. */
const taken: Partial<Record<AnalysisName, (parameters: Parameters) => Parameters>> = {
  histogram: (parameters) => {
    const asked = Number(parameters['bins']);
    const [bins] = binChoices.toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked));
    return { ...parameters, bins: bins ?? asked };
  },
  anomalies: ({ date: _date, ...parameters }) => ({
    ...parameters,
    threshold: Math.round(Number(parameters['threshold']) / thresholdStep) * thresholdStep,
  }),
};

/** The parameters as the data room works with them. */
export const roomParameters = (analysis: AnalysisName, parameters: Parameters): Parameters =>
  taken[analysis]?.(parameters) ?? parameters;

/** What a question asks of the rows. How far a forecast looks ahead is nothing to them. */
export function rowsAsked(parameters: Parameters): Parameters {
  const { horizon: _horizon, season: _season, ...rest } = parameters;
  return rest;
}
