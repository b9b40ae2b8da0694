import { useId, useState, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { Root } from './Frame.styles.ts';
import { formatValue, type Point, type Row } from './points.ts';
import { RowsTable } from './RowsTable.tsx';
import { useWidth } from './useWidth.ts';
import { fillText } from '../internal/format/fillText.ts';
import { useTexts } from '../internal/locale/LocaleContext.ts';
import { chartTexts } from './texts.ts';

export interface PlotProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Name of the chart, as a heading. */
  title: string;
  /** One sentence that describes the chart. Screen readers read it in place of the drawing. */
  description: string;
  /** Heading of the x column in the table. */
  xLabel?: string;
  /** Formats x values; required when x is a time. */
  formatX?: (x: Point['x']) => string;
  /** Formats values. */
  formatY?: (y: number) => string;
  /** Height of the drawing, CSS pixels. */
  height?: number;
  /** Text shown in place of the drawing when there is no data. */
  emptyText?: string;
}

export interface ChartProps extends PlotProps {
  /** Data points. Values that are not finite are skipped. */
  points: readonly Point[];
  /** Name and unit of the value. */
  yLabel?: string;
}

export interface Drawing {
  width: number;
  height: number;
  active: number | undefined;
}

export interface ListDrawing {
  active: number | undefined;
  onActive: (index: number) => void;
}

export interface FrameProps extends PlotProps {
  name: string;
  rows: readonly Row[];
  series: readonly string[];
  draw: (drawing: Drawing) => ReactNode;
  nearest: (x: number, width: number, y: number) => number;
  legend?: ReactNode;
  formatCell?: (y: number, series: number) => string;
  ratio?: number;
  /** Least number of rows to show as a table. */
  tableFrom?: number;
  /** Draws one line per row instead, where it is given for the width. */
  listFor?: (width: number) => ((drawing: ListDrawing) => ReactNode) | undefined;
}

/** A list may be higher than a drawing, by this factor. Beyond it scrolls, around the slider, so that keyboards reach it. */
const listHeight = 1.5;

export function Frame({
  name,
  rows,
  series,
  draw,
  nearest,
  legend,
  title,
  description,
  xLabel,
  formatX = String,
  formatY = formatValue,
  formatCell = formatY,
  ratio,
  tableFrom = 1,
  listFor,
  height: given = 220,
  emptyText,
  ...rest
}: FrameProps) {
  const texts = useTexts('charts', chartTexts);
  const id = useId();
  const { ref, width } = useWidth();
  const height = ratio ? Math.round(width / ratio) : given;
  const [highlighted, setHighlighted] = useState<number>();
  const [open, setOpen] = useState(false);
  // The data may have shrunk since the row was highlighted.
  const active = highlighted !== undefined && highlighted < rows.length ? highlighted : undefined;
  const row = active === undefined ? undefined : rows[active];
  const value = (y: number | null, index: number) => (y === null ? '–' : formatCell(y, index));
  const readout = row
    ? `${formatX(row.x)}: ${row.values.map((y, index) => (series.length > 1 ? `${series[index]} ${value(y, index)}` : value(y, index))).join(', ')}`
    : '';
  const highlight = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setHighlighted(nearest(clientX - left, width, clientY - top));
  };
  const list = rows.length > 0 ? listFor?.(width) : undefined;
  const named = { role: 'img', 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-text` } as const;
  const table = { caption: title, rows, xLabel: xLabel ?? texts.at, series, formatX, value };
  return (
    <Root {...rest} data-component={name}>
      <figcaption>
        <span data-part="title">{title}</span>
        <span data-part="readout">{readout}</span>
      </figcaption>
      {legend}
      <div
        ref={ref}
        data-part="plot"
        style={list && { maxBlockSize: height * listHeight, overflowY: 'auto' }}
        onPointerMove={list ? undefined : highlight}
        onPointerDown={list ? undefined : highlight}
        onPointerLeave={() => setHighlighted(undefined)}
      >
        {list ? (
          // An img cannot hold marks that answer the pointer.
          <div {...named} data-part="categories">
            <span id={`${id}-title`} hidden>
              {title}
            </span>
            <span id={`${id}-text`} hidden>
              {description}
            </span>
            {list({ active, onActive: setHighlighted })}
          </div>
        ) : (
          <svg width={width} height={height} {...named}>
            <title id={`${id}-title`}>{title}</title>
            <desc id={`${id}-text`}>{description}</desc>
            {rows.length > 0 ? (
              draw({ width, height, active })
            ) : (
              <text x={width / 2} y={height / 2} textAnchor="middle">
                {emptyText ?? texts.empty}
              </text>
            )}
          </svg>
        )}
        {rows.length > 0 && (
          // A visually hidden slider gives keyboards and screen readers access to each point.
          <input
            type="range"
            min={0}
            max={rows.length - 1}
            value={active ?? 0}
            aria-label={fillText(texts.point, { title })}
            aria-valuetext={readout || texts.none}
            onFocus={() => setHighlighted((now) => now ?? 0)}
            onBlur={() => setHighlighted(undefined)}
            onChange={({ target }) => setHighlighted(Number(target.value))}
          />
        )}
      </div>
      {rows.length >= tableFrom && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{texts.show}</summary>
          {open && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable
            <section aria-label={fillText(texts.table, { title })} tabIndex={0}>
              <RowsTable {...table} />
            </section>
          )}
        </details>
      )}
    </Root>
  );
}
