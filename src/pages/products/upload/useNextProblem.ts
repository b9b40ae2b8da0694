import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RowProblems } from './workbench.ts';
import type { BulkColumn } from './rows.ts';
import type { Row } from './table.ts';
import { isComposing } from '#design-system';

export interface Place {
  key: number;
  column: BulkColumn;
}

export const cellId = ({ key, column }: Place) => `${key} ${column}`;

/** Cells with problems in reading order; without problems, cells with unusual prices. */
export function placesOf(
  rows: readonly Row[],
  shown: readonly BulkColumn[],
  problems: ReadonlyMap<number, RowProblems>,
  unusual: ReadonlyMap<number, string>,
): Place[] {
  const wrong = rows.flatMap(({ key }) => {
    const found = problems.get(key);
    if (!found) return [];
    const columns = shown.filter((column) => found[column] !== undefined);
    // A problem of the whole row focuses its first cell.
    return (columns.length > 0 ? columns : shown.slice(0, 1)).map((column) => ({ key, column }));
  });
  return wrong.length > 0
    ? wrong
    : rows.filter(({ key }) => unusual.has(key)).map(({ key }) => ({ key, column: 'price' }));
}

const controlOf = (place: Place) => document.querySelector<HTMLElement>(`[data-cell="${cellId(place)}"]`);

/** Cycles through cells with problems, by button, F9 or Shift+F9. `show` opens the page of a row. */
export function useNextProblem(places: readonly Place[], hasProblems: boolean, show: (key: number) => void) {
  const [wanted, setWanted] = useState<Place>();
  const last = useRef<string>(undefined);
  const go = (step: 1 | -1) => {
    const active = document.activeElement?.getAttribute('data-cell') ?? last.current;
    const at = places.findIndex((place) => cellId(place) === active);
    const next = places.at(at < 0 && step < 0 ? -1 : (at + step) % places.length);
    if (!next) return;
    last.current = cellId(next);
    show(next.key);
    setWanted({ ...next });
  };
  useEffect(() => {
    const control = wanted && controlOf(wanted);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [wanted]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F9' || isComposing(event) || places.length === 0) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
  // Focuses the first problem, except while the person types in the grid.
  const kind = hasProblems ? 'problem' : places.length > 0 ? 'unusual' : undefined;
  const reveal = useEffectEvent(() => {
    const [first] = places;
    if (first && !document.activeElement?.hasAttribute('data-cell'))
      controlOf(first)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  useEffect(() => {
    if (kind) reveal();
  }, [kind]);
  return { count: places.length, next: () => go(1) };
}
