import { useState } from 'react';

interface Choosable {
  id: string;
  /** The column's name; its `hiddenHeader` marks a column of actions, which always shows. */
  header: string;
  hiddenHeader?: boolean;
}

/** The columns that are shown, in their own order, and what ColumnChooser needs to change them. */
export interface ColumnChoice<Column extends Choosable> {
  columns: readonly Column[];
  chooser: {
    columns: readonly { id: string; header: string; fixed: boolean }[];
    hidden: readonly string[];
    onHiddenChange: (hidden: readonly string[]) => void;
  };
}

const none: readonly string[] = [];

/** Which columns of a table are shown. The first column and columns of actions always are: they say which row it is and what can be done. */
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
