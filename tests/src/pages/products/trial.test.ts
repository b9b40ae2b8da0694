import { expect, it } from 'vitest';
import { trialCharacters } from '#contract/constants.ts';
import { catalogue } from '#server/executions/catalogue.ts';
import { sampleRows, trialBody, trialColumns } from '#src/pages/products/form/algorithm/trial.ts';

it('reads the kinds of columns from the first row', () => {
  const columns = trialColumns(sampleRows());
  expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'date date',
    'city text',
    'temperature number',
    'rain number',
  ]);
  expect(sampleRows().length).toBeLessThan(trialCharacters);
});

it('fills required columns with those that fit, after the presets', () => {
  const { parameters } = catalogue.regression;
  expect(trialBody('regression', parameters, { presets: {}, trialRows: '' }).parameters).toMatchObject({
    x: 'temperature',
    y: 'rain',
  });
  const presets = { x: 'rain', unknown: 1 };
  expect(trialBody('regression', parameters, { presets, trialRows: 'a,b\n1,2' })).toMatchObject({
    parameters: { x: 'rain', y: 'a' },
    rows: 'a,b\n1,2',
  });
});
