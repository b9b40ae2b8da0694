import type { RowData } from '@tanstack/table-core';
import { memo, useId, type CSSProperties, type ReactNode, type Ref } from 'react';
import { Icon } from '../../../icons/index.ts';
import { RowMenu } from './RowMenu.tsx';
import type { Column, PhoneCell } from '../columns.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import { tableTexts } from '../texts.ts';

export interface GroupProps<Row extends RowData> {
  /** With roles and labels, which cells need when they are no table cells for CSS. */
  asBlocks: boolean;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  selected: ReadonlySet<string> | undefined;
  opened: ReadonlySet<string>;
  detail: ((row: Row) => ReactNode) | undefined;
  menu: boolean;
  place?: number;
  far?: boolean;
  tbodyRef?: Ref<HTMLTableSectionElement>;
}

// The table delegates events (delegate.ts); React requires a handler next to `checked`.
const delegatedToTable = () => {};

type CellRole = 'cell' | undefined;

interface CellAttributes {
  role?: 'cell';
  'data-align'?: string;
  'data-headline'?: '';
  'data-label'?: string;
  'data-unnamed'?: '';
  'data-phone'?: PhoneCell;
  'data-clip'?: '';
  style?: CSSProperties;
  children: ReactNode;
}

const [known, knownAsBlocks] = [new WeakMap<object, CellAttributes>(), new WeakMap<object, CellAttributes>()];

/** Only the attributes needed: a table has thousands of cells, and a property added to a copy doubles its memory. */
function attributesOf<Row extends RowData>(column: Column<Row>, asBlocks: boolean): CellAttributes {
  const { header, hiddenHeader, align, headline, phone, maxWidth } = column;
  const cache = asBlocks ? knownAsBlocks : known;
  const attributes = cache.get(column) ?? {
    ...(asBlocks && { role: 'cell' }),
    ...(align && { 'data-align': align }),
    ...(headline && { 'data-headline': '' }),
    ...(hiddenHeader ? { 'data-unnamed': '' } : asBlocks && { 'data-label': header }),
    ...(phone && { 'data-phone': phone }),
    ...(maxWidth && { 'data-clip': '' as const, style: { '--cell-max': maxWidth } as CSSProperties }),
    children: undefined,
  };
  cache.set(column, attributes);
  return attributes;
}

const finiteOrDash = (shown: ReactNode) => (typeof shown === 'number' && !Number.isFinite(shown) ? '–' : shown);

// The leading space keeps these keys apart from column ids.

const selectCell = (role: CellRole, value: string, label: string, checked: boolean) => (
  <td key=" select" role={role} data-part="select">
    <input type="checkbox" value={value} aria-label={label} checked={checked} onChange={delegatedToTable} />
  </td>
);

const toggleCell = (role: CellRole, value: string, label: string, controls: string | undefined) => (
  <td key=" toggle" role={role} data-part="toggle">
    <button
      type="button"
      value={value}
      aria-label={label}
      aria-expanded={controls !== undefined}
      aria-controls={controls}
    >
      <Icon name="chevron-right" />
    </button>
  </td>
);

function Group<Row extends RowData>({
  asBlocks,
  rows,
  columns,
  rowKey,
  rowName,
  selected,
  opened,
  detail,
  menu,
  place,
  far = false,
  tbodyRef,
}: GroupProps<Row>) {
  'use no memo'; // 20 rows of 8 mount in 1.05 instead of 1.2 times plain HTML: bench:ui S2a
  const texts = useTexts('table', tableTexts);
  const id = useId();
  const cell: CellRole = asBlocks ? 'cell' : undefined;
  const group = far ? 'none' : 'rowgroup';
  const across = columns.length + (selected ? 1 : 0) + (detail ? 1 : 0) + (menu ? 1 : 0);
  return (
    <tbody
      role={asBlocks ? group : undefined}
      ref={tbodyRef}
      data-far={far || undefined}
      style={far ? ({ '--group-rows': rows.length } as CSSProperties) : undefined}
    >
      {(far ? [] : rows).flatMap((row, index) => {
        const key = rowKey(row);
        const open = detail !== undefined && opened.has(key);
        const detailId = `${id}${index}`;
        // One flat list: a nested list would be stored for every row.
        const cells = columns.map((column) => (
          <td key={column.id} {...attributesOf(column, asBlocks)}>
            {finiteOrDash(column.cell(row))}
          </td>
        ));
        if (detail)
          cells.unshift(
            toggleCell(cell, key, fillText(texts.detailsOf, { name: rowName(row) }), open ? detailId : undefined),
          );
        if (selected)
          cells.unshift(selectCell(cell, key, fillText(texts.select, { name: rowName(row) }), selected.has(key)));
        if (menu) {
          cells.push(
            <td key=" menu" role={cell} data-part="menu">
              <RowMenu row={row} name={rowName(row)} />
            </td>,
          );
        }
        const line = (
          <tr
            key={key}
            role={asBlocks ? 'row' : undefined}
            aria-selected={selected?.has(key)}
            aria-rowindex={place && place + index}
          >
            {cells}
          </tr>
        );
        if (!open) return line;
        return [
          line,
          <tr key={` detail ${key}`} role={asBlocks ? 'row' : undefined} data-part="detail" id={detailId}>
            <td role={cell} colSpan={across}>
              {detail(row)}
            </td>
          </tr>,
        ];
      })}
    </tbody>
  );
}

function sameGroup<Row extends RowData>(before: GroupProps<Row>, after: GroupProps<Row>) {
  if (before.columns !== after.columns || before.rows.length !== after.rows.length) return false;
  if (before.far !== after.far || before.place !== after.place || before.menu !== after.menu) return false;
  if (before.asBlocks !== after.asBlocks) return false;
  if (!before.selected !== !after.selected || !before.detail !== !after.detail) return false;
  return before.rows.every((row, index) => {
    if (row !== after.rows[index]) return false;
    const key = after.rowKey(row);
    if (before.selected?.has(key) !== after.selected?.has(key)) return false;
    const open = after.opened.has(key);
    return before.opened.has(key) === open && (!open || before.detail === after.detail);
  });
}

export const MemoGroup = memo(Group, sameGroup) as typeof Group;
