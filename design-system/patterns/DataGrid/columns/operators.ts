import { type GridColumn } from '../types.ts';
import { gridOperators, type GridOperator } from '../columnTypes.ts';

const byType = {
  text: gridOperators,
  number: gridOperators.slice(1),
  date: gridOperators.slice(1),
  boolean: gridOperators.slice(1, 3),
  json: gridOperators.slice(0, 1),
} as const;

export const operatorsOf = ({ operators, type = 'text' }: GridColumn): readonly GridOperator[] =>
  operators ?? byType[type];
