// Meanings of columns as form values. Pure.
import type { Stream } from '#contract/types.ts';

export interface MeaningValues {
  readonly column: string;
  readonly meaning: string;
  readonly unit: string;
}

export const meaningValuesOf = (stored: Stream['meanings'] = []): MeaningValues[] =>
  stored.map(({ column, meaning = '', unit = '' }) => ({ column, meaning, unit }));

/** Undefined without any. */
export function meaningsIn(values: readonly MeaningValues[]): NonNullable<Stream['meanings']> | undefined {
  const given = values.flatMap(({ column, meaning, unit }) => {
    const [words, measure] = [meaning.trim(), unit.trim()];
    if (words === '' && measure === '') return [];
    return [{ column, ...(words !== '' && { meaning: words }), ...(measure !== '' && { unit: measure }) }];
  });
  return given.length > 0 ? given : undefined;
}

export const meaningFor = (values: readonly MeaningValues[], column: string): MeaningValues =>
  values.find((one) => one.column === column) ?? { column, meaning: '', unit: '' };

/** The values with one of a column changed; a new column comes last. */
export function withMeaning(values: readonly MeaningValues[], changed: MeaningValues): MeaningValues[] {
  const isKnown = values.some(({ column }) => column === changed.column);
  return isKnown ? values.map((one) => (one.column === changed.column ? changed : one)) : [...values, changed];
}
