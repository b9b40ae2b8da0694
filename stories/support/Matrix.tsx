import type { ReactNode } from 'react';

interface MatrixProps {
  rows: readonly string[];
  columns: readonly string[];
  draw: (row: string, column: string) => ReactNode;
}

const cell = { padding: '8px 12px', textAlign: 'start', fontWeight: 400 } as const;

/** Grid of all combinations of two lists, for snapshots. */
export function Matrix({ rows, columns, draw }: MatrixProps) {
  return (
    <table data-matrix>
      <thead>
        <tr>
          <th scope="col" style={cell}>
            ↓
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" style={cell}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row" style={cell}>
              {row}
            </th>
            {columns.map((column) => (
              <td key={column} style={cell}>
                {draw(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
