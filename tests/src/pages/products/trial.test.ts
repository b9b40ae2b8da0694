import { expect, it } from 'vitest';
import { trialCharacters } from '#contract/constants.ts';
import { catalogue } from '#server/compute/catalogue.ts';
import { readFile } from '#server/domains/files/readFile.ts';
import { sampleRows, trialBody, trialColumns } from '#src/pages/products/form/algorithm/trial.ts';

it('reads the kinds of columns from the first row', async () => {
  const columns = trialColumns(await readFile(Buffer.from(sampleRows())));
  expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'date date',
    'city text',
    'temperature number',
    'rain number',
  ]);
  expect(sampleRows().length).toBeLessThan(trialCharacters);
});

it('fills required columns with matching ones, after the presets', async () => {
  const { parameters } = catalogue.regression;
  expect(trialBody('regression', parameters, {}).parameters).toMatchObject({
    x: 'temperature',
    y: 'rain',
  });
  const presets = { x: 'rain', unknown: 1 };
  const rows = 'a,b\n1,2';
  const table = await readFile(Buffer.from(rows));
  expect(trialBody('regression', parameters, presets, { rows, table })).toMatchObject({
    parameters: { x: 'rain', y: 'a' },
    rows: 'a,b\n1,2',
  });
});
