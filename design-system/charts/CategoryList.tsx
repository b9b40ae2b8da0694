import { useEffect, useRef } from 'react';
import { fitsAll, planeOf } from './Axis.tsx';
import type { ListDrawing } from './Frame.tsx';
import { List } from './CategoryList.styles.ts';
import { formatValue, type Point, type Row } from './points.ts';

export interface Category {
  x: Point['x'];
  total: number | null;
  /** Pieces of its bar; `part` is the number of the series. */
  bars: readonly { part: number; start: number; end: number }[];
}

interface Look {
  formatX?: (x: Point['x']) => string;
  formatY?: (y: number) => string;
}

interface CategoryListProps extends ListDrawing, Look {
  categories: readonly Category[];
}

function shareOf(categories: readonly Category[]): (value: number) => number {
  let [low, high] = [0, 0];
  for (const { bars } of categories)
    for (const { start, end } of bars) [low, high] = [Math.min(low, start), Math.max(high, end)];
  // Halves, because the span of two large values may overflow.
  const span = high / 2 - low / 2 || 1;
  return (value) => (value / 2 - low / 2) / span;
}

function CategoryList({ categories, active, onActive, formatX = String, formatY = formatValue }: CategoryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const share = shareOf(categories);
  useEffect(() => {
    const box = list.current?.closest('[data-part="plot"]');
    const line = active === undefined ? undefined : list.current?.children[active];
    if (!box || !(line instanceof HTMLElement)) return;
    // Not scrollIntoView, which would scroll the page under the pointer.
    const [top, bottom] = [line.offsetTop, line.offsetTop + line.offsetHeight - box.clientHeight];
    if (box.scrollTop > top) box.scrollTop = top;
    else if (box.scrollTop < bottom) box.scrollTop = bottom;
  }, [active]);
  return (
    <List ref={list}>
      {categories.map(({ x, total, bars }, index) => (
        <li
          key={x}
          data-active={index === active || undefined}
          onPointerMove={() => onActive(index)}
          onPointerDown={() => onActive(index)}
        >
          <span data-part="category" title={formatX(x)}>
            {formatX(x)}
          </span>
          <span data-part="track">
            {bars.map(({ part, start, end }) => (
              <span
                key={part}
                data-part="piece"
                data-fill={part + 1}
                style={{
                  insetInlineStart: `${share(start) * 100}%`,
                  inlineSize: `${(share(end) - share(start)) * 100}%`,
                }}
              />
            ))}
          </span>
          <span data-part="amount">{total === null ? '–' : formatY(total)}</span>
        </li>
      ))}
    </List>
  );
}

interface Options extends Look {
  rows: readonly Row[];
  categories: readonly Category[];
  height: number;
}

/** A list with all names, for categories whose names have no room below their bars. Numbers and times keep an axis. */
export function listFor({ rows, categories, height, ...look }: Options) {
  const { formatX = String, formatY } = look;
  return (width: number) => {
    if (!rows.some(({ x }) => typeof x === 'string')) return undefined;
    const totals = categories.map(({ total }) => total ?? 0);
    const plane = planeOf(totals, { width, height }, true, formatY);
    if (
      fitsAll(
        rows.map(({ x }) => formatX(x)),
        plane,
      )
    )
      return undefined;
    return (drawing: ListDrawing) => <CategoryList {...look} {...drawing} categories={categories} />;
  };
}
