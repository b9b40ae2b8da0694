// The query of a form as the call takes it. Pure.
import { fillText } from '#design-system';
import { queryColumnTypes, queryParameterTypes } from '#contract/constants.ts';
import type { AlgorithmQuery } from '#contract/types.ts';
import { algorithmForm } from './messages.ts';
import type { ProductValues } from '../values.ts';

type Fields = Pick<ProductValues, 'queryText' | 'queryColumns' | 'queryParameters' | 'trialRows'>;
export type QueryProblem = Partial<Record<keyof Fields, string>>;

const { query: messages } = algorithmForm;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line, index) => ({ line: index + 1, words: line.trim().split(/\s+/u).filter(Boolean) }))
    .filter(({ words }) => words.length > 0);

class BadLine extends Error {}

const typed = <T extends string>(types: readonly T[], type: string | undefined, line: number): T => {
  const found = types.find((one) => one === type);
  if (!found) throw new BadLine(fillText(messages.badLine, { line }));
  return found;
};

const columnsOf = (text: string): AlgorithmQuery['columns'] =>
  linesOf(text).map(({ line, words: [name = '', type] }) => ({ name, type: typed(queryColumnTypes, type, line) }));

const parametersOf = (text: string): AlgorithmQuery['parameters'] =>
  linesOf(text).map(({ line, words: [name = '', type, ...rest] }) => {
    const known = typed(queryParameterTypes, type, line);
    const usual = rest.join(' ');
    if (known === 'number' && (usual === '' || !Number.isFinite(Number(usual)))) {
      throw new BadLine(fillText(messages.badLine, { line }));
    }
    return { name, type: known, default: known === 'number' ? Number(usual) : usual };
  });

function read<T>(parse: () => T, field: keyof Fields): { value: T } | { problem: QueryProblem } {
  try {
    return { value: parse() };
  } catch (error) {
    if (error instanceof BadLine) return { problem: { [field]: error.message } };
    throw error;
  }
}

export function queryBody(fields: Fields): { body: AlgorithmQuery } | { problem: QueryProblem } {
  const { queryText, queryColumns, queryParameters, trialRows } = fields;
  const columns = read(() => columnsOf(queryColumns), 'queryColumns');
  if ('problem' in columns) return columns;
  const parameters = read(() => parametersOf(queryParameters), 'queryParameters');
  if ('problem' in parameters) return parameters;
  if (queryText.trim() === '' || columns.value.length === 0 || trialRows.trim() === '') {
    return { problem: { queryText: messages.missing } };
  }
  return { body: { query: queryText, columns: columns.value, parameters: parameters.value, rows: trialRows } };
}

export const columnsText = (columns: AlgorithmQuery['columns']) =>
  columns.map(({ name, type }) => `${name} ${type}`).join('\n');

export const parametersText = (parameters: AlgorithmQuery['parameters']) =>
  parameters.map(({ name, type, default: value }) => `${name} ${type} ${value}`).join('\n');
