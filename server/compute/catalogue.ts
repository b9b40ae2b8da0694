// The catalogue of analyses. Forms, validation and replies derive from its rows.
import { dataRoom } from '#contract/constants.ts';
import type { Analysis, AnalysisName, AnalysisParameter } from '#contract/types.ts';

type CatalogueRow = Omit<Analysis, 'cost' | 'name'>;

const minimum_group = dataRoom.minimumGroup;

const column = (
  name: string,
  label: string,
  columns: 'number' | 'date' | 'any',
  required = true,
): AnalysisParameter => ({
  name,
  label,
  kind: 'column',
  required,
  columns,
  of: 'data',
});
const option = (value: string, label: string) => ({ value, label });

const measure = column('measure', 'Numbers', 'number');
const date = column('date', 'Date', 'date');
const step: AnalysisParameter = {
  name: 'step',
  label: 'Step',
  kind: 'choice',
  required: false,
  default: 'month',
  options: [
    option('hour', 'Hour'),
    option('day', 'Day'),
    option('week', 'Week'),
    option('month', 'Month'),
    option('quarter', 'Quarter'),
    option('year', 'Year'),
  ],
};
const statistics = [
  option('mean', 'Mean'),
  option('median', 'Median'),
  option('sum', 'Sum'),
  option('count', 'Count'),
  option('deviation', 'Standard deviation'),
];
const statistic = (label: string, ...values: string[]): AnalysisParameter => ({
  name: 'statistic',
  label,
  kind: 'choice',
  required: false,
  default: 'mean',
  options: statistics.filter(({ value }) => values.includes(value)),
});
const aggregate = statistic('Aggregate', 'mean', 'median', 'sum', 'count');

/** Every analysis. Data room groups have at least `minimum_group` rows, whatever the request says. */
export const catalogue: Readonly<Record<AnalysisName, CatalogueRow>> = {
  summary: {
    title: 'Summary of every column',
    description: 'Type, share of empty cells, different values, mean, spread and quartiles of each column.',
    kind: 'table',
    minimum_group,
    parameters: [],
  },
  histogram: {
    title: 'Histogram',
    description: 'Distribution of the numbers of one column over equal bins.',
    kind: 'table',
    minimum_group,
    parameters: [
      { ...measure, name: 'column' },
      { name: 'bins', label: 'Bins', kind: 'integer', required: false, default: 20, min: 2, max: 100 },
    ],
  },
  groupBy: {
    title: 'Compare groups',
    description: 'Rows of each group and, of a column of numbers, the mean, median, sum or spread within it.',
    kind: 'table',
    minimum_group,
    parameters: [
      column('by', 'Group by', 'any'),
      column('measure', 'Numbers', 'number', false),
      statistic('Aggregate', 'mean', 'median', 'sum', 'deviation'),
    ],
  },
  correlation: {
    title: 'Correlation',
    description: 'How closely columns of numbers move together: Pearson’s coefficient of each pair.',
    kind: 'table',
    minimum_group,
    parameters: [
      {
        name: 'columns',
        label: 'Columns',
        help: 'All columns of numbers unless some are chosen, thirty at most.',
        kind: 'columns',
        required: false,
        columns: 'number',
        of: 'data',
        max: 30,
      },
    ],
  },
  regression: {
    title: 'Linear regression',
    description: 'The line that fits best: how much one column changes with another, and how sure that is.',
    kind: 'table',
    minimum_group,
    parameters: [column('x', 'X (predictor)', 'number'), column('y', 'Y (outcome)', 'number')],
  },
  resample: {
    title: 'Time series',
    description: 'A column of numbers by hour, day, week, month, quarter or year.',
    kind: 'series',
    minimum_group,
    parameters: [date, measure, step, aggregate],
  },
  forecast: {
    title: 'Forecast',
    description: 'Forecasts a series from its trend and season, with a 95 % range (Holt-Winters).',
    kind: 'series',
    minimum_group,
    parameters: [
      date,
      measure,
      step,
      aggregate,
      { name: 'horizon', label: 'Forecast horizon', kind: 'integer', required: false, default: 12, min: 1, max: 100 },
      {
        name: 'season',
        label: 'Season length',
        help: 'In steps. 0 takes what is usual for the step: 24 hours, 7 days, 52 weeks, 12 months, 4 quarters.',
        kind: 'integer',
        required: false,
        default: 0,
        min: 0,
        max: 400,
      },
    ],
  },
  anomalies: {
    title: 'Outliers',
    description: 'Values far from the median, measured in median deviations, and how many there are.',
    kind: 'table',
    minimum_group,
    parameters: [
      { ...measure, name: 'column' },
      { ...date, required: false, help: 'Shown beside each outlier.' },
      { name: 'threshold', label: 'Deviations', kind: 'number', required: false, default: 3.5, min: 1, max: 20 },
    ],
  },
  kMeans: {
    title: 'Clusters',
    description: 'Rows that are alike, by k-means over scaled columns of numbers: centre and size of each cluster.',
    kind: 'table',
    minimum_group,
    parameters: [
      {
        name: 'columns',
        label: 'Columns',
        kind: 'columns',
        required: true,
        columns: 'number',
        of: 'data',
        min: 1,
        max: 10,
      },
      { name: 'clusters', label: 'Clusters', kind: 'integer', required: false, default: 3, min: 2, max: 20 },
    ],
  },
  join: {
    title: 'Join two products',
    description: 'Which keys two products share, and how a number of one moves with a number of the other.',
    kind: 'table',
    minimum_group,
    parameters: [
      { name: 'other', label: 'Other data', help: 'Bought or own, as the first.', kind: 'stream', required: true },
      column('key', 'Key', 'any'),
      { ...column('otherKey', 'Key of the other', 'any'), of: 'other' },
      column('measure', 'Numbers', 'number', false),
      { ...column('otherMeasure', 'Numbers of the other', 'number', false), of: 'other' },
    ],
  },
  quality: {
    title: 'Quality report',
    description: 'Empty cells, repeated rows, columns that never change and how old the newest row is, as a grade.',
    kind: 'scalar',
    minimum_group,
    parameters: [],
  },
};

export const isAnalysis = (name: string): name is AnalysisName => Object.hasOwn(catalogue, name);
