import { expect, it } from 'vitest';
import type { SampleColumn } from '#contract/types.ts';
import { inTurn, questionsOf, type Facts } from '#src/pages/shared/questions/questionRules.ts';
import { matchQuestions } from '#src/pages/shared/questions/matchQuestions.ts';

const column = (name: string, type: SampleColumn['type'], more: Partial<SampleColumn> = {}): SampleColumn => ({
  name,
  type,
  nulls: 0,
  distinct: 400,
  ...more,
});

const quakes: Facts = {
  rows_measured: 1_000,
  duplicates: 0,
  quality: { grade: 'A', points: 100, reasons: [] },
  schema: [
    column('id', 'text', { distinct: 1_000 }),
    column('time', 'date', { distinct: 998, min: '2018-01-01T00:00:00Z', max: '2018-01-31T00:00:00Z' }),
    column('latitude', 'number', { min: -60, max: 60 }),
    column('longitude', 'number', { min: -170, max: 170 }),
    column('depth', 'number', { min: 0, max: 600 }),
    column('magnitude', 'number', { min: 1, max: 7 }),
    column('region', 'text', { distinct: 12 }),
    column('station_id', 'integer', { distinct: 40, min: 1, max: 40 }),
    column('year', 'integer', { distinct: 1, min: 2018, max: 2018 }),
  ],
};

const prices: Facts = {
  rows_measured: 900,
  duplicates: 0,
  quality: { grade: 'A', points: 100, reasons: [] },
  schema: [
    column('day', 'date', { distinct: 900, min: '2021-01-01', max: '2023-06-19' }),
    column('product', 'text', { distinct: 6 }),
    column('price', 'number', { min: 1, max: 9 }),
    column('units_sold', 'integer', { min: 0, max: 90 }),
  ],
};

const textsOf = (facts: Facts) => questionsOf(facts).map(({ text }) => text);
const find = (facts: Facts, words: string) => matchQuestions(questionsOf(facts), words);

it('suggests questions on region, depth and magnitude of quakes, each with a complete run', () => {
  const questions = questionsOf(quakes);
  expect(questions.find(({ text }) => text === 'Which region has the most rows?')).toMatchObject({
    analysis: 'groupBy',
    parameters: { by: 'region' },
  });
  expect(questions.find(({ text }) => text === 'Do depth and magnitude go together?')).toMatchObject({
    analysis: 'correlation',
    parameters: { columns: ['depth', 'magnitude'] },
  });
});

it('suggests no mean of identifiers, coordinates and years', () => {
  const text = textsOf(quakes).join(' ');
  for (const name of ['latitude', 'longitude', 'station id']) expect(text).not.toContain(name);
  expect(text).not.toMatch(/(?:average|total|unusual) (?:id|year)/u);
});

it('chooses steps that suit the span of the dates', () => {
  const steps = (facts: Facts) => [
    ...new Set(
      questionsOf(facts).flatMap(({ analysis, parameters }) => (analysis === 'resample' ? parameters['step'] : [])),
    ),
  ];
  expect(steps(quakes)).toEqual(['day', 'week']);
  expect(steps(prices)).toContain('month');
  expect(steps(prices)).not.toContain('hour');
});

it('forecasts only steps that the rows fill', () => {
  const forecast = (rows: number) =>
    questionsOf({ ...quakes, rows_measured: rows }).flatMap(({ analysis, parameters }) =>
      analysis === 'forecast' && parameters['measure'] === 'depth' ? parameters['step'] : [],
    );
  expect(forecast(1_000)).toEqual(['day']);
  expect(forecast(50)).toEqual([]);
});

it('names days where each row is a day, and rows elsewhere', () => {
  expect(textsOf(prices)).toContain('Which days have an unusual price?');
  expect(textsOf(quakes)).toContain('Which rows have an unusual magnitude?');
});

it('suggests counts for a data room, without the date of a row', () => {
  const { duplicates: _duplicates, ...room } = quakes;
  const unusual = questionsOf(room).filter(({ analysis }) => analysis === 'anomalies');
  expect(unusual.map(({ text }) => text)).toContain('How many rows have an unusual depth?');
  expect(unusual.every(({ parameters }) => !('date' in parameters))).toBe(true);
});

it('suggests nothing on a constant column, even if a data room rounds its values up', () => {
  const reasons = [{ code: 'constant' as const, column: 'product', value: 1, points: 3 }];
  const { duplicates: _duplicates, ...known } = prices;
  const room: Facts = { ...known, quality: { grade: 'A', points: 97, reasons } };
  expect(textsOf(room).filter((text) => text.includes('product'))).toEqual([]);
  expect(textsOf(prices).filter((text) => text.includes('product'))).not.toEqual([]);
});

it('suggests nothing for data without columns', () => {
  expect(questionsOf({ ...prices, rows_measured: 0, schema: [] })).toEqual([]);
});

it('puts one question of each kind first', () => {
  const analyses = inTurn(questionsOf(prices))
    .slice(0, 6)
    .map(({ analysis }) => analysis);
  expect(new Set(analyses).size).toBeGreaterThanOrEqual(5);
});

it.each([
  ['which product had the highest price', 'Which product has the highest average price?'],
  ['price monthly', 'How did price change by month?'],
  ['forecast units sold', 'What units sold may come'],
  ['outliers in price', 'Which days have an unusual price?'],
  ['relation between price and units', 'Do price and units sold go together?'],
  ['total units by product', 'Which product has the highest total units sold?'],
  ['missing values', 'Is anything missing or repeated?'],
])('finds for “%s” the question “%s”', (words, text) => {
  expect(find(prices, words).questions[0]?.text).toContain(text);
});

it('names the words that are not part of a question', () => {
  expect(find(prices, 'highest price above 4').unused).toEqual(['above', '4']);
  expect(find(prices, 'zebra')).toEqual({ questions: [], unused: ['zebra'] });
});
