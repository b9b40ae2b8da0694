import type { Point, Row } from './points.ts';

interface RowsTableProps {
  caption: string;
  rows: readonly Row[];
  xLabel: string;
  series: readonly string[];
  formatX: (x: Point['x']) => string;
  value: (y: number | null, series: number) => string;
}

export function RowsTable({ caption, rows, xLabel, series, formatX, value }: RowsTableProps) {
  return (
    <table aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{xLabel}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ x, values }) => (
          <tr key={x}>
            <th scope="row">{formatX(x)}</th>
            {series.map((name, index) => (
              <td key={name}>{value(values[index] ?? null, index)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
