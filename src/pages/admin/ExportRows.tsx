import { tableCsv, type CsvColumn } from '#design-system';
import type { AllRows } from '../../state/machine/allPages.ts';
import { ExportMenu } from '../shared/export/ExportMenu.tsx';

interface ExportRowsProps<Row extends object> {
  /** Name of the list, used in file names. */
  of: string;
  columns: readonly CsvColumn<Row>[];
  read: () => Promise<AllRows<Row> | undefined>;
}

export const ExportRows = <Row extends object>({ of, columns, read }: ExportRowsProps<Row>) => (
  <ExportMenu
    read={read}
    name={(ending) => `${of}.${ending}`}
    csv={(rows) => tableCsv(columns, rows)}
    json={(rows) => JSON.stringify({ [of]: rows }, undefined, 2)}
  />
);
