import { tableCsv, type CsvColumn } from '#design-system';
import type { AllRows } from '../../state/machine/allPages.ts';
import { ExportMenu } from '../shared/export/ExportMenu.tsx';

interface ExportRowsProps<Row extends object> {
  /** What the list holds: names its files. */
  of: string;
  /** The columns of the table, and those that only the spreadsheet has. */
  columns: readonly CsvColumn<Row>[];
  /** Reads all rows that match; nothing when that failed. */
  read: () => Promise<AllRows<Row> | undefined>;
}

/** Saves every row of a table that matches. */
export const ExportRows = <Row extends object>({ of, columns, read }: ExportRowsProps<Row>) => (
  <ExportMenu
    size="small"
    read={read}
    name={(ending) => `${of}.${ending}`}
    csv={(rows) => tableCsv(columns, rows)}
    json={(rows) => JSON.stringify({ [of]: rows }, undefined, 2)}
  />
);
