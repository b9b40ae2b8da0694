import { fillText } from '#design-system';
import type { Analysis, AnalysisCatalogue, AnalysisParameter, ExecutionStart } from '#contract/types.ts';
import type { Execution } from '#contract/generated/documents.ts';
import { roomQueryText, runMessages as messages } from '../../../messages/ai.ts';
import { dot } from '../../../messages/format.ts';
import { parameterText } from '../../shared/rows/shownText.ts';
import type { RunParameters } from '../../../state/trade/executions.ts';

type FieldValue = string | number | boolean | readonly string[] | null;

export interface RunValues {
  data: string;
  algo: string;
  parameters: Record<string, FieldValue>;
}

type Runnable = Pick<Analysis, 'description' | 'cost' | 'parameters'>;

export function analysisOf({ analyses, algorithms }: AnalysisCatalogue, algo: string): Runnable | undefined {
  const algorithm = algorithms.find(({ id }) => id === algo);
  if (algorithm?.parameters) {
    const description = `${fillText(messages.query, { owner: algorithm.owner_name })} ${roomQueryText}`;
    return { description, cost: analyses[0]?.cost ?? 0, parameters: algorithm.parameters };
  }
  const name = algorithm?.analysis ?? algo;
  return analyses.find((analysis) => analysis.name === name);
}

const startValues = (parameters: readonly AnalysisParameter[]): RunValues['parameters'] =>
  Object.fromEntries(
    parameters.map(({ name, kind, default: usual }) => [
      name,
      usual ?? (kind === 'columns' ? [] : kind === 'integer' || kind === 'number' ? null : ''),
    ]),
  );

const algorithmOf = ({ algorithms }: AnalysisCatalogue, algo: string) => algorithms.find(({ id }) => id === algo);

export const chosenValues = (catalogue: AnalysisCatalogue, algo: string): RunValues['parameters'] => ({
  ...startValues(analysisOf(catalogue, algo)?.parameters ?? []),
  ...(algorithmOf(catalogue, algo)?.presets as RunValues['parameters'] | undefined),
});

export function shareOf(catalogue: AnalysisCatalogue, algo: string) {
  const { locked = [], presets = {} } = algorithmOf(catalogue, algo) ?? {};
  const parameters = analysisOf(catalogue, algo)?.parameters ?? [];
  const set = parameters.filter(({ name }) => locked.includes(name));
  return {
    open: parameters.filter(({ name }) => !locked.includes(name)),
    setText: set.map((one) => partText(one, one.name, presets[one.name])).join(dot),
  };
}

export const columnNames = (value: FieldValue | undefined): string[] =>
  (typeof value === 'string' ? value.split(',') : Array.isArray(value) ? (value as readonly string[]) : [])
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Omits empty parameters, so that the analysis uses its defaults. */
export const sentOf = (values: RunValues['parameters'], parameters: readonly AnalysisParameter[]): RunParameters =>
  Object.fromEntries(
    parameters.flatMap(({ name, kind }) => {
      const value = kind === 'columns' ? columnNames(values[name]) : values[name];
      const isEmpty =
        value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
      return isEmpty ? [] : [[name, value as RunParameters[string]]];
    }),
  );

const sentTo = (run: Execution) =>
  (JSON.parse(run.metadata ?? '{}') as { parameters?: RunValues['parameters'] }).parameters ?? {};

export function givenText(run: Execution, catalogue: AnalysisCatalogue | undefined): string {
  const { parameters = [] } = (catalogue && analysisOf(catalogue, run.algo)) ?? {};
  const parts = Object.entries(sentTo(run)).flatMap(([name, value]) => {
    const known = parameters.find((parameter) => parameter.name === name);
    // The other stream is known only by its ID.
    if (known?.kind === 'stream' || value === known?.default) return [];
    return [partText(known, name, value)];
  });
  return parts.join(dot);
}

function partText(known: AnalysisParameter | undefined, name: string, value: unknown) {
  const text = known?.options?.find((option) => option.value === value)?.label ?? parameterText(value);
  return fillText(messages.given, { label: known?.label ?? name, value: text });
}

/** Converts a run back to form values. Unreadable values stay empty. */
export function repeatOf(run: Execution, catalogue: AnalysisCatalogue | undefined): RunValues {
  return valuesOf({ data: run.data ?? '', algo: run.algo, parameters: sentTo(run) }, catalogue);
}

/** Converts sent values back to form values. Omitted parameters get their defaults. */
function valuesOf({ data, algo, parameters }: RunValues, catalogue: AnalysisCatalogue | undefined): RunValues {
  return { data, algo, parameters: { ...(catalogue && chosenValues(catalogue, algo)), ...parameters } };
}

export function unansweredRun(body: unknown, begin: RunValues, catalogue: AnalysisCatalogue): RunValues | undefined {
  const { algo, executions: [one] = [] } = (body ?? {}) as Partial<ExecutionStart>;
  if (!algo || !one || begin.algo !== '' || (begin.data !== '' && begin.data !== one.data)) return undefined;
  const { parameters = {} } = (one.metadata ?? {}) as Partial<Pick<RunValues, 'parameters'>>;
  return valuesOf({ data: one.data, algo, parameters }, catalogue);
}
