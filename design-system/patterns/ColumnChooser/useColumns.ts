import { useState } from 'react';

interface Choosable {
  id: string;
  /** Column name. A column with `hiddenHeader` holds actions and is always visible. */
  header: string;
  hiddenHeader?: boolean;
}

export interface ColumnChoice<Column extends Choosable> {
  /** Visible columns, in their order. */
  columns: readonly Column[];
  /** Props of `ColumnChooser`. */
  chooser: {
    columns: readonly { id: string; header: string; fixed: boolean }[];
    hidden: readonly string[];
    onHiddenChange: (hidden: readonly string[]) => void;
  };
}

const none: readonly string[] = [];

/** State of a `ColumnChooser`: columns to draw, and the props of the chooser. The first column is always visible. */
export function useColumns<Column extends Choosable>(
  all: readonly Column[],
  { initial = none, onChange }: { initial?: readonly string[]; onChange?: (hidden: readonly string[]) => void } = {},
): ColumnChoice<Column> {
  const [hidden, setHidden] = useState(initial);
  const fixed = (column: Column) => column === all[0] || column.hiddenHeader === true;
  return {
    columns: all.filter((column) => fixed(column) || !hidden.includes(column.id)),
    chooser: {
      columns: all.map((column) => ({ id: column.id, header: column.header, fixed: fixed(column) })),
      hidden,
      onHiddenChange: (next) => {
        setHidden(next);
        onChange?.(next);
      },
    },
  };
}
