import type { MapPlace } from '#design-system';
import { coordinatesOf } from '#contract/coordinates.ts';
import type { SampleColumn } from '#contract/types.ts';
import { shownText } from './shownText.ts';

type Column = Pick<SampleColumn, 'name' | 'type'>;

interface Table {
  columns: readonly Column[];
  rows: readonly Readonly<Record<string, unknown>>[];
}

const degrees = (value: unknown) => (value === null || value === '' ? Number.NaN : Number(value));

/** The places of the rows, each named by the first words of its row. Empty where no two columns are coordinates. */
export function placesOf({ columns, rows }: Table, measure?: string): MapPlace[] {
  const found = coordinatesOf(columns);
  if (!found) return [];
  const naming = columns.filter(({ type }) => type === 'text').map(({ name }) => name);
  return rows.flatMap((row, index) => {
    const [latitude, longitude] = [degrees(row[found.latitude]), degrees(row[found.longitude])];
    if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return [];
    const words = naming.map((name) => row[name]).find((value) => typeof value === 'string' && value.trim() !== '');
    const value = measure === undefined ? undefined : row[measure];
    return [
      {
        name: words === undefined ? `${index + 1}` : shownText(words),
        latitude,
        longitude,
        ...(typeof value === 'number' && { value }),
      },
    ];
  });
}

/** Rows as records, by the names of their columns. */
export const recordsOf = (columns: readonly { name: string }[], rows: readonly (readonly unknown[])[]) =>
  rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
