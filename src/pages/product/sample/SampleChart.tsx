import { Area, Bars, dateFormat, fillText, Select, Stack, Text } from '#design-system';
import { isRegular } from '#contract/isRegular.ts';
import type { Sample } from '#contract/types.ts';
import { useState } from 'react';
import { chartMessages as messages } from '../../../messages/sample.ts';
import type { RowWindow } from '../../../state/trade/browse/product.ts';
import { recordsOf } from '../../shared/rows/placesOf.ts';
import { fieldText } from '../../shared/rows/shownText.ts';
import { drawableColumns, seriesOf, type Series } from './series.ts';
import { figure, whole as count } from './values.ts';

const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const minute = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
const dayMs = 86_400_000;

/** Formats a day, with the time when the points are close together. */
function namerOf({ kind, points }: Series): (x: number | string) => string {
  if (kind === 'names' || kind === 'highest') return String;
  if (kind === 'rows') return (x) => `${messages.row} ${x}`;
  const whole = points.every(({ x }) => Number(x) % dayMs === 0);
  return (x) => dateFormat(whole ? day : minute).format(Number(x));
}

export interface SampleChartProps {
  sample: Sample;
  drawnRows?: RowWindow | undefined;
}

export function SampleChart({ sample, drawnRows }: SampleChartProps) {
  const columns = drawableColumns(sample);
  const [chosen, choose] = useState(columns[0]);
  const column = columns.find((name) => name === chosen) ?? columns[0];
  if (!column) return null;
  const read = drawnRows && recordsOf(drawnRows.columns, drawnRows.rows);
  // Values beyond the safe integers are text there.
  const isRead = read?.some((row) => typeof row[column] === 'number') === true;
  const rows = isRead ? read : sample.rows;
  const total = isRead && drawnRows ? drawnRows.total : sample.rows_measured;
  const series = seriesOf({ ...sample, rows }, column);
  const values = series.points.map(({ y }) => y);
  const { x = messages.row, kind, points } = series;
  const title = fillText(messages.title[kind], { column: fieldText(column), x: fieldText(x) });
  const isPart = !sample.live && rows.length < total;
  const [Chart, look] =
    kind === 'dates'
      ? ([
          Area,
          {
            fromZero: false,
            timeAxis: true,
            marks: isRegular(points.map((point) => Number(point.x))) ? 'line' : 'points',
          },
        ] as const)
      : ([Bars, {}] as const);
  return (
    <Stack gap={3}>
      {columns.length > 1 && (
        <Select
          label={messages.choose}
          options={columns.map((value) => ({ value, label: value }))}
          value={column}
          onChange={({ target }) => choose(target.value)}
          style={{ maxInlineSize: '20rem' }}
        />
      )}
      <Chart
        {...look}
        title={isPart ? fillText(messages.ofPart, { title, shown: count(rows.length) }) : title}
        description={fillText(messages.describe, {
          count: values.length,
          min: figure(Math.min(...values)),
          max: figure(Math.max(...values)),
        })}
        points={points}
        xLabel={x}
        yLabel={column}
        formatX={namerOf(series)}
        height={200}
      />
      <Text size="small" tone="muted">
        {sample.live
          ? fillText(messages.events, { shown: count(points.length) })
          : fillText(isPart ? messages.part : messages.whole, {
              shown: count(rows.length),
              total: count(total),
            })}
      </Text>
    </Stack>
  );
}
