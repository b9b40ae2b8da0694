// Questions that data can answer: rules from columns and measured facts to runs with their parameters. Pure.
import { fillText } from '#design-system';
import type { AnalysisName, Sample, SampleColumn } from '#contract/types.ts';
import { questionPeriods, questionTexts as texts } from '../../../messages/questions.ts';
import { fieldText } from '../rows/shownText.ts';
import { isCategory, isDate, isMeasure } from './columnRoles.ts';

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly analysis: AnalysisName;
  readonly parameters: Readonly<Record<string, string | number | string[]>>;
  /** Words that a person may use for it, beside those of its text. */
  readonly words: string;
  readonly columns: readonly string[];
}

export type Facts = Pick<Sample, 'schema' | 'rows_measured' | 'duplicates' | 'quality'>;

/** Columns of one value. A data room rounds their number of values up, but names them in its quality. */
const constantsIn = ({ quality }: Facts) =>
  new Set(quality.reasons.filter(({ code }) => code === 'constant').map(({ column }) => column));

/** Data rooms hide the number of repeated rows. Only groups leave them, so that no single row can be named. */
export const isDataRoom = ({ duplicates }: Pick<Sample, 'duplicates'>): boolean => duplicates === undefined;

type Step = keyof typeof questionPeriods;

interface Columns {
  readonly measures: readonly string[];
  readonly categories: readonly string[];
  readonly dates: readonly SampleColumn[];
  readonly rows: number;
  readonly groupsOnly: boolean;
}

interface Rule {
  readonly words: string;
  readonly ask: (columns: Columns) => readonly Omit<Question, 'id' | 'words'>[];
}

const most = { measures: 24, categories: 12, dates: 2 } as const;
const dayMs = 86_400_000;
const horizons: Readonly<Record<Step, number>> = { hour: 24, day: 7, week: 8, month: 12, year: 5 };
const stepDays: Readonly<Record<Step, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30.4, year: 365.25 };
const steps = Object.keys(stepDays) as Step[];
/** A forecast learns from at least this many steps. */
const fewestSteps = 8;
const maxSteps = 400;
/** Rows in a step with which few steps of irregular rows stay empty. */
const denseRows = 3;
const usualSteps = 24;

function momentOf(value: SampleColumn['min']): number {
  if (typeof value === 'string') return Date.parse(value);
  if (value === undefined) return Number.NaN;
  if (value < 3000) return Date.UTC(value, 0);
  return value < 1e11 ? value * 1000 : value;
}

const spanDays = ({ min, max }: SampleColumn) => (momentOf(max) - momentOf(min)) / dayMs;

/** Steps of which the dates hold enough for a line and few enough to read it. */
function stepsOf(date: SampleColumn, least = 3): Step[] {
  const span = spanDays(date);
  if (Number.isNaN(span)) return ['month', 'year', 'week', 'day'];
  const holds = (step: Step) => span / stepDays[step] >= least && span / stepDays[step] <= maxSteps;
  const isYears = date.type === 'integer' && Number(date.max) < 3000;
  const fitting = steps.filter((step) => holds(step) && (!isYears || step === 'year'));
  // About two dozen steps are the easiest to read.
  return fitting.toSorted(
    (a, b) => Math.abs(Math.log(span / stepDays[a] / usualSteps)) - Math.abs(Math.log(span / stepDays[b] / usualSteps)),
  );
}

/** A forecast refuses a series with gaps. Regular rows have one moment in each step. */
function fillsSteps(date: SampleColumn, rows: number, step: Step): boolean {
  const count = spanDays(date) / stepDays[step];
  if (Number.isNaN(count)) return true;
  return rows / count >= denseRows || Math.abs(date.distinct / (count + 1) - 1) < 0.1;
}

function* pairsOf(names: readonly string[]) {
  for (const [index, first] of names.entries()) {
    for (const second of names.slice(index + 1)) yield [first, second] as const;
  }
}

const grouped = (text: string, by: string, measure: string, statistic: string) => ({
  text,
  analysis: 'groupBy' as const,
  parameters: { by, measure, statistic },
  columns: [by, measure],
});

const summable =
  /amount|total|count|sales|sold|revenue|income|quantity|volume|units|orders|passengers|visitors|rain|precipitation|deaths|cases|production|emissions/iu;

/** The table of rules. Earlier rules come first in the list of questions. */
export const rules: Readonly<Record<string, Rule>> = {
  mostRows: {
    words: 'most often frequent count number rows top largest biggest common group compare how many',
    ask: ({ categories }) =>
      categories.map((by) => ({
        text: fillText(texts.mostRows, { by: fieldText(by) }),
        analysis: 'groupBy',
        parameters: { by },
        columns: [by],
      })),
  },
  changed: {
    words: 'trend over time development history series rise rose fall fell grow growth evolve per each',
    ask: ({ dates, measures }) =>
      dates.flatMap((date) =>
        measures.flatMap((measure) =>
          stepsOf(date).map((step) => ({
            text: fillText(texts.changed, { measure: fieldText(measure), step }),
            analysis: 'resample' as const,
            parameters: { date: date.name, measure, step },
            columns: [measure, date.name],
          })),
        ),
      ),
  },
  highestMean: {
    words: 'most top best largest greatest mean average lowest least smallest compare group by per',
    ask: ({ categories, measures }) =>
      measures.flatMap((measure) =>
        categories.map((by) =>
          grouped(fillText(texts.highestMean, { by: fieldText(by), measure: fieldText(measure) }), by, measure, 'mean'),
        ),
      ),
  },
  next: {
    words: 'forecast predict prediction future tomorrow expect expected coming next will ahead',
    ask: ({ dates, measures, rows }) =>
      dates.flatMap((date) =>
        measures.flatMap((measure) =>
          stepsOf(date, fewestSteps)
            .filter((step) => fillsSteps(date, rows, step))
            .map((step) => ({
              text: fillText(texts.next, { measure: fieldText(measure), period: questionPeriods[step] }),
              analysis: 'forecast' as const,
              parameters: { date: date.name, measure, step, horizon: horizons[step] },
              columns: [measure, date.name],
            })),
        ),
      ),
  },
  unusual: {
    words: 'outlier outliers anomaly anomalies strange extreme abnormal odd exceptional peak',
    ask: ({ dates: [date], measures, rows, groupsOnly }) =>
      measures.map((measure) => {
        const isDaily = date !== undefined && date.distinct > rows * 0.9 && spanDays(date) >= rows * 0.9;
        const text = groupsOnly ? texts.unusualCount : isDaily ? texts.unusualDays : texts.unusualRows;
        return {
          text: fillText(text, { measure: fieldText(measure) }),
          analysis: 'anomalies',
          parameters: { column: measure, ...(date && !groupsOnly && { date: date.name }) },
          columns: [measure],
        };
      }),
  },
  together: {
    words: 'related relation relationship correlate correlation correlated depend influence affect cause between',
    ask: ({ measures }) =>
      Array.from(pairsOf(measures), ([first, second]) => ({
        text: fillText(texts.together, { first: fieldText(first), second: fieldText(second) }),
        analysis: 'correlation',
        parameters: { columns: [first, second] },
        columns: [first, second],
      })),
  },
  highestSum: {
    words: 'most top sum total altogether overall largest compare group by per',
    ask: ({ categories, measures }) =>
      measures
        .filter((measure) => summable.test(measure))
        .flatMap((measure) =>
          categories.map((by) =>
            grouped(fillText(texts.highestSum, { by: fieldText(by), measure: fieldText(measure) }), by, measure, 'sum'),
          ),
        ),
  },
  common: {
    words: 'distribution distributed histogram spread range usual typical frequent',
    ask: ({ measures }) =>
      measures.map((measure) => ({
        text: fillText(texts.common, { measure: fieldText(measure) }),
        analysis: 'histogram',
        parameters: { column: measure },
        columns: [measure],
      })),
  },
  alike: {
    words: 'cluster clusters similar segment segments groups same',
    ask: ({ measures }) =>
      Array.from(pairsOf(measures), ([first, second]) => ({
        text: fillText(texts.alike, { first: fieldText(first), second: fieldText(second) }),
        analysis: 'kMeans',
        parameters: { columns: [first, second] },
        columns: [first, second],
      })),
  },
  complete: {
    words: 'quality empty complete gaps duplicates duplicate errors clean grade',
    ask: () => [{ text: texts.complete, analysis: 'quality', parameters: {}, columns: [] }],
  },
  columns: {
    words: 'summary overview describe statistics mean all about fields',
    ask: () => [{ text: texts.columns, analysis: 'summary', parameters: {}, columns: [] }],
  },
};

function columnsOf(facts: Facts): Columns {
  const { rows_measured: rows } = facts;
  const constants = constantsIn(facts);
  const schema = facts.schema.filter(({ name }) => !constants.has(name));
  return {
    measures: schema
      .filter(isMeasure)
      .map(({ name }) => name)
      .slice(0, most.measures),
    categories: schema
      .filter((column) => isCategory(column, rows))
      .map(({ name }) => name)
      .slice(0, most.categories),
    dates: schema.filter(isDate).slice(0, most.dates),
    rows,
    groupsOnly: isDataRoom(facts),
  };
}

export function questionsOf(facts: Facts): Question[] {
  if (facts.schema.length === 0) return [];
  const columns = columnsOf(facts);
  return Object.entries(rules).flatMap(([name, { words, ask }]) =>
    ask(columns).map((question, index) => ({ ...question, id: `${name}-${index}`, words })),
  );
}

const ruleOf = ({ id }: Question) => id.slice(0, id.indexOf('-'));

/** Takes the first question of each rule in turn, so that the head of the list shows every kind. */
export function inTurn(questions: readonly Question[]): Question[] {
  const byRule = [...Map.groupBy(questions, ruleOf).values()];
  const longest = Math.max(0, ...byRule.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => byRule.flatMap((list) => list[place] ?? [])).flat();
}
