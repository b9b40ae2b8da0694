export interface CardChart {
  /** Form of the drawing. A map shows `points`. */
  kind: 'line' | 'bars' | 'points';
  /** Heights from 0 to 100. */
  values: readonly number[];
  /** Longitude and latitude in degrees. */
  points?: readonly (readonly [number, number])[] | undefined;
  /** Description for screen readers. */
  label: string;
  /** Name and range of the drawn column, e.g. "Wind 0.4–9.5". */
  measure?: string | undefined;
  /** Text at the start of the axis, e.g. the first year. */
  from?: string | undefined;
  /** Text at the end of the axis. */
  to?: string | undefined;
}

/** Width and height in units of the drawing. */
const size = 100;

export const lineOf = (values: readonly number[]): string => {
  const step = size / Math.max(1, values.length - 1);
  return values.map((value, index) => `${index === 0 ? 'M' : 'L'}${index * step} ${size - value}`).join('');
};

export function barsOf(values: readonly number[]): string {
  const step = size / values.length;
  const width = step * 0.72;
  return values
    .map((value, index) => {
      const height = Math.max(value, 2);
      return `M${(index + 0.14) * step} ${size}v${-height}h${width}v${height}z`;
    })
    .join('');
}
