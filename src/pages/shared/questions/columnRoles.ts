// Roles of columns in questions: measures, groups and dates, by type and measured facts. Pure.
import { dateNumbers } from '#contract/constants.ts';
import type { AnalysisParameter, SampleColumn } from '#contract/types.ts';

type Fitting = Pick<SampleColumn, 'type' | 'dates' | 'min' | 'max'>;

/** Accepts whole numbers in the range of dates. Without a known range the run decides. */
const mayBeDates = ({ min, max }: Pick<SampleColumn, 'min' | 'max'>) =>
  min === undefined || Object.values(dateNumbers).some(([from, to]) => Number(min) >= from && Number(max) <= to);

const isNumeric = ({ type }: Pick<SampleColumn, 'type'>) => type === 'integer' || type === 'number';

export function fits(wanted: AnalysisParameter['columns'], column: Fitting): boolean {
  if (wanted === 'number') return isNumeric(column);
  if (wanted === 'date')
    return column.type === 'date' || column.dates === true || (column.type === 'integer' && mayBeDates(column));
  return true;
}

const maxGroups = 200;
const fewestValues = 5;
const mostlyEmpty = 0.5;

const dateName = /(?:^|[ _-])(?:date|day|year|month|time|timestamp)s?$/iu;
const idName = /(?:^|[ _-])(?:id|uuid|key|code|zip|postcode|phone|index|no|number|isbn|iata|icao)$|^id/iu;
const placeName = /^(?:lat|latitude|lon|lng|long|longitude|x|y)$/iu;

export const isDate = (column: SampleColumn): boolean =>
  column.type === 'date' ||
  column.dates === true ||
  (column.type === 'integer' && dateName.test(column.name) && mayBeDates(column));

const leastOf = { column: 1, columns: 2 } as const;

/** True if the columns suffice for every parameter that a run needs, and for a comparison of columns. */
export const canComplete = (parameters: readonly AnalysisParameter[], schema: readonly SampleColumn[]): boolean =>
  parameters.every(({ kind, required, columns }) => {
    if (kind !== 'columns' && (kind !== 'column' || !required)) return true;
    const accepts = columns === 'date' ? isDate : (column: SampleColumn) => fits(columns, column);
    return schema.filter(accepts).length >= leastOf[kind];
  });

const isIdentifier = ({ name }: SampleColumn) => idName.test(name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' '));

/** Numbers that a mean or a sum says something about: no identifiers, coordinates or constants. */
export const isMeasure = (column: SampleColumn): boolean =>
  isNumeric(column) &&
  !isDate(column) &&
  !isIdentifier(column) &&
  !placeName.test(column.name) &&
  column.distinct >= fewestValues &&
  column.nulls < mostlyEmpty;

/** Words that repeat, so that each is a group. */
export const isCategory = (column: SampleColumn, rows: number): boolean =>
  (column.type === 'text' || column.type === 'boolean') &&
  !column.dates &&
  column.nulls < mostlyEmpty &&
  column.distinct >= 2 &&
  column.distinct <= Math.min(maxGroups, rows / 2);
