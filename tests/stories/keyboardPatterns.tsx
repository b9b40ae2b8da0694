import { useState, type ReactElement } from 'react';
import { ColumnChooser, CommandPalette, DataGrid, DataTable, type GetRows } from '#design-system';
import type { patternKeys } from '../../stories/support/keyboard/patterns.ts';

const names = ['First', 'Second', 'Third'];

function Palette() {
  const [open, setOpen] = useState(true);
  const commands = names.map((label) => ({ id: label, label, onRun: () => {} }));
  return <CommandPalette open={open} onOpenChange={setOpen} groups={[{ label: 'Go to', commands }]} />;
}

const gridColumns = ['a', 'b', 'c'].map((id) => ({ id, header: id }));
const gridRows = Array.from({ length: 10 }, (_, row) => gridColumns.map((__, at) => `${row}/${at}`));
const readRows: GetRows = ({ offset, limit }) =>
  Promise.resolve({ total: gridRows.length, rows: gridRows.slice(offset, offset + limit) });

function Columns() {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const columns = names.map((header, at) => ({ id: header, header, fixed: at === 0 }));
  return <ColumnChooser columns={columns} hidden={hidden} onHiddenChange={setHidden} />;
}

function Table() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Rows"
      columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
      rows={names.map((name) => ({ name }))}
      rowKey={({ name }) => name}
      selected={selected}
      onSelectedChange={setSelected}
    />
  );
}

export const patternParts: Record<keyof typeof patternKeys, ReactElement> = {
  ColumnChooser: <Columns />,
  CommandPalette: <Palette />,
  DataGrid: <DataGrid label="Cells" columns={gridColumns} getRows={readRows} />,
  DataTable: <Table />,
};
