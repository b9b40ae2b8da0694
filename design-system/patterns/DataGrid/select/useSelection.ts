import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { columnStep, headRow, moveBy, scrollsAlong, type Place, type Selection, type Size } from './selection.ts';
import { isComposing } from '../../../internal/dom/isComposing.ts';

const placeOf = (target: EventTarget): Place | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined || !cell ? undefined : { row, column };
};

const headOf = (target: EventTarget): number | undefined => {
  const head = target instanceof Element ? target.closest<HTMLElement>('[data-head]') : null;
  return head ? Number(head.dataset['head']) : undefined;
};

const rowOf = (target: EventTarget): number | undefined => {
  const head = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return head ? Number(head.dataset['row']) : undefined;
};

interface Options {
  size: Size;
  rtl: boolean;
  onShow: (place: Place) => void;
  onOpen: (what: 'value' | 'row') => void;
  onMenu: (position: number) => void;
  onCopy: () => void;
  /** Moves a column; false where there is no neighbour. */
  onMoveColumn: (position: number, by: 1 | -1) => boolean;
  /** A press on a cell opens its row: on a phone, a cell shows too little. */
  opensRows: boolean;
  /** Row of the active cell at first. */
  firstRow: number;
}

export function useSelection({
  size,
  rtl,
  onShow,
  onOpen,
  onMenu,
  onCopy,
  onMoveColumn,
  opensRows,
  firstRow,
}: Options) {
  const [wanted, select] = useState<Selection>({ active: { row: firstRow, column: 0 }, anchor: undefined });
  // Fewer rows or columns than before leave no cell outside.
  const clip = ({ row, column }: Place) => ({
    row: Math.min(row, size.rows - 1),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  });
  const { area } = wanted;
  const selection: Selection = {
    active: clip(wanted.active),
    anchor: wanted.anchor && clip(wanted.anchor),
    area: area && {
      ...area,
      bottom: Math.min(area.bottom, size.rows - 1),
      end: Math.min(area.end, size.columns - 1),
    },
  };

  const goTo = (active: Place) => {
    select({ active, anchor: undefined });
    onShow(active);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || event.altKey || event.target !== event.currentTarget) return;
    const { key, ctrlKey, metaKey } = event;
    const { active } = selection;
    if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      if (active.row === headRow) onMenu(active.column);
      else onOpen(event.shiftKey ? 'row' : 'value');
      return;
    }
    if (key.toLowerCase() === 'c' && (ctrlKey || metaKey)) {
      event.preventDefault();
      onCopy();
      return;
    }
    const by = columnStep(event, rtl);
    if (by !== undefined && active.row === headRow) {
      event.preventDefault();
      if (!onMoveColumn(active.column, by)) return;
      goTo({ row: headRow, column: active.column + by });
      return;
    }
    const next = moveBy(event, selection, size, rtl);
    if (!next) return;
    event.preventDefault();
    select(next);
    if (scrollsAlong(event)) onShow(next.active);
  };

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const [place, head, row] = [placeOf(event.target), headOf(event.target), rowOf(event.target)];
    if (place) select({ active: place, anchor: event.shiftKey ? (selection.anchor ?? selection.active) : undefined });
    else if (row !== undefined) {
      const area = { top: row, bottom: row, start: 0, end: size.columns - 1 };
      select({ active: { row, column: selection.active.column }, anchor: undefined, area });
    } else if (head !== undefined) select({ active: { row: headRow, column: head }, anchor: undefined });
    else return;
    // The grid keeps the focus; otherwise the browser would select text.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
  };

  const onMouseMove = (event: MouseEvent) => {
    const place = event.buttons === 1 ? placeOf(event.target) : undefined;
    const { active, anchor } = selection;
    if (!place || active.row === headRow || (place.row === active.row && place.column === active.column)) return;
    select({ active: place, anchor: anchor ?? active });
  };

  const onDoubleClick = (event: MouseEvent) => {
    if (placeOf(event.target)) onOpen('value');
    else if (rowOf(event.target) !== undefined) onOpen('row');
  };

  const onClick = (event: MouseEvent) => {
    // A press with a selection ends a drag over cells.
    if (opensRows && !selection.anchor && placeOf(event.target)) onOpen('row');
  };

  return { selection, goTo, handlers: { onKeyDown, onMouseDown, onMouseMove, onDoubleClick, onClick } };
}
