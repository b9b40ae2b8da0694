import { runLimits } from '#contract/constants.ts';
import { shownCount } from '../coarseFigures.ts';
import { readSeries, stepText } from '../series.ts';
import { chartTitle, cutNote, needRows, notesOf, type Analyse } from '../task.ts';

export const resample: Analyse = async (task) => {
  const { steps, title, cut, daily } = await readSeries(task);
  const count = steps.reduce((sum, step) => sum + step.count, 0);
  needRows(count, task);
  return {
    kind: 'series',
    columns: [
      { name: 'step', type: 'date' },
      { name: title, type: 'number' },
      { name: 'rows', type: 'integer' },
    ],
    rows: steps
      .slice(0, runLimits.resultRows)
      .map((step) => [stepText(step.at, daily), step.value, shownCount(step.count, task.room)]),
    facts: { steps: steps.length, rows: shownCount(count, task.room) },
    notes: notesOf(task, [cut && 'Steps with too few rows are hidden.', cutNote(steps.length)]),
    chart: { form: 'line', x: 'step', y: [title], title: chartTitle(title, String(task.parameters['step'])) },
  };
};
