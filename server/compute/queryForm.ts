// The SQL query of an algorithm's provider: its identity, and its columns and parameters as a form.
import { createHash } from 'node:crypto';
import type { AlgorithmQuery, AnalysisParameter } from '#contract/types.ts';

export type Query = Pick<AlgorithmQuery, 'query' | 'columns' | 'parameters'>;

const columnKinds = { number: 'number', date: 'date', text: 'any', boolean: 'any' } as const;

/** The columns to map, then the values to choose. */
export const queryForm = ({ columns, parameters }: Omit<Query, 'query'>): AnalysisParameter[] => [
  ...columns.map(({ name, type }): AnalysisParameter => ({
    name,
    label: name,
    kind: 'column',
    required: true,
    columns: columnKinds[type],
    of: 'data',
  })),
  ...parameters.map(({ name, type, default: value }): AnalysisParameter => ({
    name,
    label: name,
    kind: type,
    required: false,
    default: value,
  })),
];

/** Covers everything that decides what the query computes. */
export const hashOf = ({ query, columns, parameters }: Query): string =>
  createHash('sha256').update(JSON.stringify({ query, columns, parameters })).digest('hex');
