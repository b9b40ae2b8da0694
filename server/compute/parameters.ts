import { Id } from '#contract/entities/common.ts';
import { lockedKey, textLimits } from '#contract/constants.ts';
import type { AnalysisName, AnalysisParameter } from '#contract/types.ts';
import { catalogue } from './catalogue.ts';

export type ParameterValue = string | number | boolean | readonly string[];
export type Parameters = Readonly<Record<string, ParameterValue>>;
type CheckedParameters = { readonly values: Parameters } | { readonly fields: Record<string, string> };

function problemOf(parameter: AnalysisParameter, value: unknown): string | undefined {
  const { kind, min = -Infinity, max = Infinity } = parameter;
  const within = (number: number) => (number >= min && number <= max ? undefined : `is not between ${min} and ${max}`);
  switch (kind) {
    case 'integer':
      return Number.isSafeInteger(value) ? within(Number(value)) : 'is not a whole number';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? within(value) : 'is not a number';
    case 'text':
      return typeof value === 'string' && value.length <= textLimits.description ? undefined : 'is not a text';
    case 'choice':
      return parameter.options?.some((option) => option.value === value) ? undefined : 'is not one of the choices';
    case 'stream':
      return Id.safeParse(value).success ? undefined : 'is not the id of a stream';
    case 'column':
      return isColumn(value) ? undefined : 'is not the name of a column';
    case 'columns':
      return columnsProblem(value, parameter);
    default:
      return kind satisfies never;
  }
}

const isColumn = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= textLimits.column;

function columnsProblem(value: unknown, { min = 1, max = Infinity }: AnalysisParameter): string | undefined {
  if (!Array.isArray(value) || !value.every(isColumn)) return 'is not a list of names of columns';
  if (new Set(value).size < value.length) return 'names a column twice';
  if (value.length < min) return 'names no column';
  return value.length > max ? `names more than ${max} columns` : undefined;
}

const isAbsent = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export function checkParameters(
  parameters: readonly AnalysisParameter[],
  sent: Readonly<Record<string, unknown>>,
): CheckedParameters {
  const fields: Record<string, string> = {};
  const values: Record<string, ParameterValue> = {};
  for (const name of Object.keys(sent)) {
    if (!parameters.some((parameter) => parameter.name === name)) fields[name] = 'is not known';
  }
  for (const parameter of parameters) {
    const { name, required } = parameter;
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
    const absent = isAbsent(value);
    const problem = absent ? (required ? 'is missing' : undefined) : problemOf(parameter, value);
    if (problem) fields[name] = problem;
    else if (!absent) values[name] = value as ParameterValue;
    else if (parameter.default !== undefined) values[name] = parameter.default;
  }
  return Object.keys(fields).length > 0 ? { fields } : { values };
}

/** Names of presets that a run cannot change. A name without a preset locks nothing. */
export const lockedOf = (
  presets: Readonly<Record<string, unknown>>,
  { [lockedKey]: names }: Readonly<Record<string, unknown>>,
): string[] =>
  typeof names === 'string'
    ? names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => Object.hasOwn(presets, name))
    : [];

export function presetsOf(
  analysis: AnalysisName,
  metadata: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = catalogue[analysis].parameters.filter(({ name }) => Object.hasOwn(metadata, name));
  return Object.fromEntries(
    known.map(({ name, kind }) => {
      const value = metadata[name];
      // Metadata values are plain, so columns are one comma-separated text.
      return [
        name,
        kind === 'columns' && typeof value === 'string' ? value.split(',').map((one) => one.trim()) : value,
      ];
    }),
  );
}
