import { fillText, toCsv } from '#design-system';
import { tokenInfo } from '#contract/constants.ts';
import type { AllRows } from '../../../state/machine/allPages.ts';
import { ExportMenu } from './ExportMenu.tsx';

type Cell = Parameters<typeof toCsv>[0][number][number];

/** Column header, with `{symbol}` for the token, and its cell. */
export type FileColumn<Row> = readonly [header: string, cell: (row: Row) => Cell];

interface ExportListProps<Row> {
  of: string;
  columns: readonly FileColumn<Row>[];
  /** Resolves to undefined after a failure. */
  read: () => Promise<AllRows<Row> | undefined>;
  linesOf?: (row: Row) => readonly Row[];
}

export const ExportList = <Row,>({ of, columns, read, linesOf }: ExportListProps<Row>) => (
  <ExportMenu
    read={read}
    name={(ending) => `${of}.${ending}`}
    csv={(rows) =>
      toCsv([
        columns.map(([header]) => fillText(header, { symbol: tokenInfo.symbol })),
        ...(linesOf ? rows.flatMap(linesOf) : rows).map((row) => columns.map(([, cell]) => cell(row))),
      ])
    }
    json={(rows) => JSON.stringify({ token: tokenInfo, [of]: rows }, undefined, 2)}
  />
);
