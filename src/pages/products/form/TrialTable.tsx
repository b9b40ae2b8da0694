import { DataTable, type Column } from '#design-system';

export interface TrialHead {
  name: string;
  isNumber?: boolean;
}

interface TrialTableProps {
  label: string;
  heads: readonly TrialHead[];
  /** Texts of the cells, in the order of the heads. */
  rows: readonly (readonly string[])[];
}

/** The first rows of a trial. */
export function TrialTable({ label, heads, rows }: TrialTableProps) {
  const columns: Column<readonly string[]>[] = heads.map(({ name, isNumber }, index) => ({
    id: name,
    header: name,
    cell: (row) => row[index],
    ...(isNumber && { align: 'end' }),
  }));
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
      density="compact"
      narrow="scroll"
    />
  );
}
