// Rows and parameters of a trial. Pure.
import type { AnalysisName, AnalysisParameter, FileTable, Input } from '#contract/types.ts';
import { isSet, listOf, type Presets } from './presets.ts';

type TrialParameters = NonNullable<Input<'executions.trial'>['body']['parameters']>;

const months = 36;
const cities = [
  { city: 'Bergen', mean: 8, swing: 7, rain: 190 },
  { city: 'Madrid', mean: 15, swing: 10, rain: 35 },
] as const;

const monthText = (index: number) => `${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;

/** Three years of monthly weather in two cities. */
export const sampleRows = (): string =>
  [
    'date,city,temperature,rain',
    ...Array.from({ length: months }, (_, index) =>
      cities.map(({ city, mean, swing, rain }) => {
        const season = -Math.cos((2 * Math.PI * (index % 12)) / 12);
        const temperature = (mean + swing * season + ((index * 7) % 5) / 5).toFixed(1);
        return `${monthText(index)},${city},${temperature},${rain + ((index * 13) % 17)}`;
      }),
    ).flat(),
  ].join('\n');

interface TrialColumn {
  name: string;
  type: 'number' | 'date' | 'text';
}

const sampleColumns: readonly TrialColumn[] = [
  { name: 'date', type: 'date' },
  { name: 'city', type: 'text' },
  { name: 'temperature', type: 'number' },
  { name: 'rain', type: 'number' },
];

export function trialColumns({ columns, rows: [first = []] }: FileTable): TrialColumn[] {
  return columns.map(({ name }, index) => {
    const value = first[index] ?? '';
    if (/^\d{4}-\d{2}/u.test(value)) return { name, type: 'date' };
    return { name, type: value !== '' && Number.isFinite(Number(value)) ? 'number' : 'text' };
  });
}

/** Presets, and for every required column without one the first column that fits. */
function trialParameters(
  parameters: readonly AnalysisParameter[],
  presets: Presets,
  columns: readonly TrialColumn[],
): TrialParameters {
  const used = new Set<string>();
  const take = (wanted: AnalysisParameter['columns']) => {
    const order: readonly TrialColumn['type'][] =
      wanted === 'number' || wanted === 'date' ? [wanted] : ['text', 'date', 'number'];
    const fitting = order.flatMap((type) => columns.filter((column) => column.type === type));
    const found = fitting.find(({ name }) => !used.has(name)) ?? fitting[0];
    if (found) used.add(found.name);
    return found?.name;
  };
  const values = parameters.flatMap(({ name, kind, required, columns: wanted, min = 1 }): [string, unknown][] => {
    const preset = presets[name];
    if (isSet(preset)) return [[name, kind === 'columns' ? listOf(preset) : preset]];
    if (!required || (kind !== 'column' && kind !== 'columns')) return [];
    if (kind === 'column') return [[name, take(wanted)]];
    return [[name, [...new Set(Array.from({ length: Math.max(2, min) }, () => take(wanted)))]]];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as TrialParameters;
}

export const trialBody = (
  analysis: string,
  parameters: readonly AnalysisParameter[],
  presets: Presets,
  own?: { rows: string; table: FileTable },
): Input<'executions.trial'>['body'] => {
  const sent = trialParameters(parameters, presets, own ? trialColumns(own.table) : sampleColumns);
  return { analysis: analysis as AnalysisName, parameters: sent, rows: own?.rows ?? sampleRows() };
};
