import { runLimits } from '#contract/constants.ts';
import { roomRefusals } from '../../refusals.ts';
import type { Cell } from '../../../duckdb/database.ts';
import { RunError } from '../../../duckdb/error.ts';
import { holtWinters } from '../holtWinters.ts';
import { shownCount } from '../coarseFigures.ts';
import { readSeries, stepAfter, stepText, type Step } from '../series.ts';
import { needRows, notesOf, number, type Analyse } from '../task.ts';

const usual: Readonly<Record<string, number>> = { hour: 24, day: 7, week: 52, month: 12, quarter: 4, year: 1 };
const maxTrainingSteps = 5_000;
const fewest = 4;
const maxMissing = 0.2;

function filled(steps: readonly Step[], step: string): { values: number[]; missing: number } {
  const values: number[] = [];
  let missing = 0;
  for (const [index, { at, value }] of steps.entries()) {
    const last = values.at(-1);
    const from = index === 0 ? at : stepAfter(steps[index - 1]?.at ?? at, step, 1);
    let gap = 0;
    for (let next = from; next < at && gap <= maxTrainingSteps; next = stepAfter(next, step, 1)) gap += 1;
    for (let place = 1; place <= gap; place += 1) {
      values.push((last ?? 0) + ((number(value) - (last ?? 0)) * place) / (gap + 1));
    }
    missing += gap;
    values.push(number(value));
  }
  return { values, missing };
}

export const forecast: Analyse = async (task) => {
  const { parameters } = task;
  const { steps: all, title, cut, daily } = await readSeries(task);
  if (cut) throw new RunError(roomRefusals.shortSteps);
  const steps = all.filter(({ value }) => value !== null).slice(-maxTrainingSteps);
  needRows(
    steps.reduce((sum, { count }) => sum + count, 0),
    task,
  );
  if (steps.length < fewest) {
    throw new RunError(
      `There are only ${steps.length} steps with numbers; a forecast needs ${fewest}: choose a shorter step`,
    );
  }
  const step = String(parameters['step']);
  const { values, missing } = filled(steps, step);
  if (missing > values.length * maxMissing) {
    throw new RunError(`${missing} of ${values.length} steps have no numbers: choose a longer step`);
  }
  const horizon = number(parameters['horizon']);
  const season = number(parameters['season']) || (usual[step] ?? 1);
  const { ahead, error, weights, season: found } = holtWinters(values, season, horizon);
  const last = steps.at(-1)?.at ?? '';
  const known = steps.slice(-(runLimits.resultRows - horizon));
  const rows: Cell[][] = [
    ...known.map(({ at, value }): Cell[] => [stepText(at, daily), value, null, null, null]),
    ...ahead.map((one, index): Cell[] => [
      stepText(stepAfter(last, step, index + 1), daily),
      null,
      one.value,
      one.low,
      one.high,
    ]),
  ];
  return {
    kind: 'series',
    columns: [
      { name: 'step', type: 'date' },
      { name: title, type: 'number' },
      { name: 'forecast', type: 'number' },
      { name: 'low', type: 'number' },
      { name: 'high', type: 'number' },
    ],
    rows,
    facts: {
      steps: steps.length,
      rows: shownCount(
        steps.reduce((sum, { count }) => sum + count, 0),
        task.room,
      ),
      season: found,
      error,
      alpha: weights.alpha,
      beta: weights.beta,
      gamma: weights.gamma,
    },
    notes: notesOf(task, [
      found === 0 && season >= 2 && `No season is taken into account: that needs ${2 * season} steps, twice the season`,
      missing > 0 && `${missing} missing steps were filled in on a straight line`,
      all.length > maxTrainingSteps && `Learnt from the last ${maxTrainingSteps} steps`,
    ]),
    chart: { form: 'line', x: 'step', y: [title, 'forecast'], low: 'low', high: 'high', title: `Forecast: ${title}` },
  };
};
