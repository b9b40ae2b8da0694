import { expect, it } from 'vitest';
import type { AnalysisCatalogue } from '#contract/types.ts';
import type { Execution } from '#contract/generated/documents.ts';
import { chosenValues, givenText, sentOf, shareOf, unansweredRun } from '#src/pages/ai/run/runForm.ts';

const parameters = [
  { name: 'by', label: 'Group by', kind: 'column', default: undefined },
  { name: 'bins', label: 'Bins', kind: 'integer', default: 10 },
] as unknown as AnalysisCatalogue['analyses'][number]['parameters'];
const catalogue = {
  analyses: [{ name: 'groupBy', title: 'Compare groups', description: '', parameters }],
  algorithms: [],
} as unknown as AnalysisCatalogue;
const nothing = { data: '', algo: '', parameters: {} };
const body = { algo: 'groupBy', executions: [{ data: 'd1', metadata: { parameters: { by: 'city', bins: 10 } } }] };

it('restores an unanswered run, so that a repeat sends the same request', () => {
  const begun = unansweredRun(body, nothing, catalogue);
  expect(begun).toEqual({ data: 'd1', algo: 'groupBy', parameters: { by: 'city', bins: 10 } });
  const [{ metadata }] = body.executions as [(typeof body.executions)[number]];
  expect(JSON.stringify(sentOf(begun?.parameters ?? {}, parameters))).toBe(JSON.stringify(metadata.parameters));
});

it('prefers the requested run over a different unanswered one', () => {
  expect(unansweredRun(undefined, nothing, catalogue)).toBeUndefined();
  expect(unansweredRun(body, { ...nothing, data: 'd2' }, catalogue)).toBeUndefined();
  expect(unansweredRun(body, { ...nothing, algo: 'summary' }, catalogue)).toBeUndefined();
});

it('begins an algorithm with its presets, and offers no field for a locked one', () => {
  const algorithms = [{ id: 'a1', analysis: 'groupBy', presets: { bins: 4, by: 'city' }, locked: ['bins'] }];
  const listed = { ...catalogue, algorithms } as unknown as AnalysisCatalogue;
  expect(chosenValues(listed, 'a1')).toEqual({ by: 'city', bins: 4 });
  const { open, setText } = shareOf(listed, 'a1');
  expect(open.map(({ name }) => name)).toEqual(['by']);
  expect(setText).toBe('Bins: 4');
  expect(sentOf(chosenValues(listed, 'a1'), open)).toEqual({ by: 'city' });
  expect(shareOf(listed, 'groupBy')).toEqual({ open: parameters, setText: '' });
});

it('names the columns of a run as in the data', () => {
  const metadata = JSON.stringify({ parameters: { by: 'wind_speed', bins: 1200 } });
  expect(givenText({ algo: 'groupBy', metadata } as Execution, catalogue)).toBe(
    'Group by: “wind_speed”\u00A0· Bins: 1,200',
  );
});
