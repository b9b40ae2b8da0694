import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseFormats } from '#design-system';
import type { AnalysisName, ExecutionResult } from '#contract/types.ts';
import { findingOf } from '#src/pages/ai/result/findings.ts';

beforeAll(() => chooseFormats({ locale: 'en-GB' }));
afterAll(() => chooseFormats({}));

type Cell = NonNullable<ExecutionResult['rows']>[number][number];

interface Given {
  analysis: AnalysisName;
  columns?: [name: string, type: ExecutionResult['columns'][number]['type']][];
  rows?: Cell[][];
  facts?: ExecutionResult['facts'];
  content?: Cell;
}

const sentenceOf = ({ analysis, columns = [], rows = [], facts = {}, content }: Given, room = false) =>
  findingOf({
    analysis,
    data_room: room,
    result: {
      kind: 'table',
      columns: columns.map(([name, type]) => ({ name, type })),
      rows,
      facts,
      notes: [],
      ...(content !== undefined && { content }),
    },
  });

const regions: Given = {
  analysis: 'groupBy',
  columns: [
    ['region', 'text'],
    ['rows', 'integer'],
  ],
  rows: [
    ['Alaska', 1_200],
    ['Nevada', 300],
  ],
  facts: { groups: 2, rows: 1_500 },
};

const cases: [string, Given, string][] = [
  ['the largest group', regions, 'Alaska has the most rows: 1,200 of 1,500 (80%).'],
  [
    'the highest figure, in whatever row it is',
    {
      analysis: 'groupBy',
      columns: [
        ['region', 'text'],
        ['rows', 'integer'],
        ['mean of mag_max', 'number'],
      ],
      rows: [
        ['Alaska', 9, 2],
        ['Nevada', 3, 4.56789],
        ['Utah', 3, null],
      ],
    },
    'Nevada has the highest mean of mag max: 4.568. Alaska has the lowest: 2.',
  ],
  [
    'the change of a series and its peak',
    {
      analysis: 'resample',
      columns: [
        ['step', 'date'],
        ['mean of price', 'number'],
        ['rows', 'integer'],
      ],
      rows: [
        ['2026-01-01', 10, 31],
        ['2026-02-01', 14, 28],
        ['2026-03-01', 12, 31],
      ],
    },
    'Mean of price rose from 10 (1 Jan 2026) to 12 (1 Mar 2026), by 20%. It was highest on 1 Feb 2026, at 14.',
  ],
  [
    'the end of a forecast with its range',
    {
      analysis: 'forecast',
      columns: [
        ['step', 'date'],
        ['mean of price', 'number'],
        ['forecast', 'number'],
        ['low', 'number'],
        ['high', 'number'],
      ],
      rows: [
        ['2026-01-01', 10, null, null, null],
        ['2026-02-01', null, 11, 9, 13],
        ['2026-03-01', null, 12, 8, 16],
      ],
    },
    'Mean of price may be 11 on 1 Feb 2026 and 12 on 1 Mar 2026. In 95 of 100 cases that last figure is between 8 and 16.',
  ],
  [
    'the fullest bin',
    {
      analysis: 'histogram',
      columns: [
        ['from', 'number'],
        ['to', 'number'],
        ['count', 'integer'],
      ],
      rows: [
        [0, 5, 20],
        [5, 10, 60],
      ],
      facts: { column: 'depth', count: 80, step: 5 },
    },
    'Most often, depth is between 5 and 10: 60 of 80 rows (75%).',
  ],
  [
    'the farthest value',
    {
      analysis: 'anomalies',
      columns: [
        ['date', 'date'],
        ['row', 'integer'],
        ['depth', 'number'],
        ['deviations', 'number'],
      ],
      rows: [['2026-01-05', 4, 600, 12.5]],
      facts: { column: 'depth', rows: 80, unusual: 1, median: 12 },
    },
    '1 of 80 rows has an unusual depth: 600 on 5 Jan 2026, where 12 is usual.',
  ],
  [
    'that no value is unusual',
    { analysis: 'anomalies', facts: { column: 'depth', rows: 80, unusual: 0, median: 12 } },
    'No row has an unusual depth: all 80 are near 12.',
  ],
  [
    'how two columns go together',
    { analysis: 'correlation', rows: [['depth', 'magnitude', -0.5, 80]] },
    'Depth and magnitude go together to some degree: the correlation is -0.5, so one is lower where the other is higher.',
  ],
  [
    'a line',
    { analysis: 'regression', rows: [['slope', 2, 0.1]], facts: { x: 'depth', y: 'magnitude', slope: 2, r2: 0.25 } },
    'Where depth is higher by 1, magnitude is higher by 2 on average. This line explains 25% of the differences in magnitude.',
  ],
  [
    'the largest cluster',
    {
      analysis: 'kMeans',
      rows: [
        [1, 60, 3],
        [2, 20, 9],
      ],
      facts: { clusters: 2, rows: 80 },
    },
    'The rows fall into 2 clusters. The largest has 60 of 80 rows (75%).',
  ],
  [
    'the keys of two products',
    { analysis: 'join', rows: [['a', 1, 1]], facts: { 'keys in both': 1, 'rows matched': 4 } },
    'Keys in both products: 1. They match 4 rows.',
  ],
  [
    'a grade',
    { analysis: 'quality', content: 'B', facts: { points: 82 } },
    'The quality grade is B, with 82 of 100 points.',
  ],
  [
    'the column with the most empty cells',
    {
      analysis: 'summary',
      columns: [
        ['column', 'text'],
        ['empty', 'number'],
      ],
      rows: [
        ['depth', 0],
        ['place', 0.125],
      ],
      facts: { rows: 80, columns: 2 },
    },
    'The data has 80 rows in 2 columns. Place has the most empty cells: 12.5%.',
  ],
  ['that nothing was found', { analysis: 'groupBy' }, 'The analysis found no rows to show.'],
];

it.each(cases)('reports %s', (_what, given, sentence) => {
  expect(sentenceOf(given)).toBe(sentence);
});

it('writes rounded counts of a data room with “about”', () => {
  expect(sentenceOf(regions, true)).toBe('Alaska has the most rows: about 1,200 of about 1,500 (80%).');
  const sides: Given = { analysis: 'anomalies', rows: [['above', 25]], facts: { column: 'depth', rows: 80 } };
  expect(sentenceOf(sides, true)).toBe('About 25 of about 80 rows have an unusual depth.');
});
