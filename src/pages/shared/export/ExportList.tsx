import { toCsv } from '#design-system';
import { tokenInfo } from '#contract/constants.ts';
import { fill } from '../../../messages/format.ts';
import type { AllRows } from '../../../state/machine/allPages.ts';
import { ExportMenu } from './ExportMenu.tsx';

type Cell = Parameters<typeof toCsv>[0][number][number];

/** A column of a spreadsheet: its head, with `{symbol}` where the token stands, and what stands in it. */
export type FileColumn<Row> = readonly [head: string, cell: (row: Row) => Cell];

interface ExportListProps<Row> {
  /** What the list holds: names its files. */
  of: string;
  columns: readonly FileColumn<Row>[];
  /** Reads all rows that match; nothing when that failed. */
  read: () => Promise<AllRows<Row> | undefined>;
  /** The lines of one row in the spreadsheet, where it has other than one. */
  linesOf?: (row: Row) => readonly Row[];
}

/** Saves every row of a list that matches. */
export const ExportList = <Row,>({ of, columns, read, linesOf }: ExportListProps<Row>) => (
  <ExportMenu
    read={read}
    name={(ending) => `${of}.${ending}`}
    csv={(rows) =>
      toCsv([
        columns.map(([head]) => fill(head, { symbol: tokenInfo.symbol })),
        ...(linesOf ? rows.flatMap(linesOf) : rows).map((row) => columns.map(([, cell]) => cell(row))),
      ])
    }
    json={(rows) => JSON.stringify({ token: tokenInfo, [of]: rows }, undefined, 2)}
  />
);
