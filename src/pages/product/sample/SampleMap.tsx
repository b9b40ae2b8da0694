import { fillText, MapPoints, Select, Stack, Text } from '#design-system';
import { maxPageSize } from '#contract/constants.ts';
import type { Sample } from '#contract/types.ts';
import { useState } from 'react';
import { chartMessages, mapMessages as messages } from '../../../messages/sample.ts';
import { allRows, type RowWindow } from '../../../state/trade/browse/product.ts';
import { placesOf, recordsOf } from '../../shared/rows/placesOf.ts';
import { fieldText } from '../../shared/rows/shownText.ts';
import { drawableColumns } from './series.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { figure, whole } from './values.ts';

interface SampleMapProps {
  sample: Sample;
  first?: RowWindow | undefined;
}

/** Reads all rows first, where the viewer may. */
export function AllPlaces({ id, sample }: { id: string; sample: Sample }) {
  useLoad(allRows, { id, offset: 0, limit: maxPageSize });
  return <SampleMap sample={sample} first={useDrawnRows(id)} />;
}

const degrees = (value: number) => `${value}°`;

const cellsOf = ({ chart }: Sample) =>
  (chart?.points ?? []).map(([longitude, latitude]) => ({
    name: `${degrees(latitude)}, ${degrees(longitude)}`,
    latitude,
    longitude,
  }));

/** The rows that are shown beside it, as dots. The size of a dot is a column that one chooses. */
export function SampleMap({ sample, first }: SampleMapProps) {
  const columns = drawableColumns(sample);
  const [chosen, choose] = useState(columns[0]);
  const column = columns.find((name) => name === chosen) ?? columns[0];
  // A sample often covers one corner only, so the chart's cells with all rows are used.
  const cells = first || sample.live ? [] : cellsOf(sample);
  const rows = first ? recordsOf(first.columns, first.rows) : sample.rows;
  const places = cells.length > 0 ? cells : placesOf({ columns: sample.schema, rows }, column);
  const total = first?.total ?? sample.rows_measured;
  const shown = whole(places.length);
  return (
    <Stack gap={3}>
      {cells.length === 0 && columns.length > 1 && (
        <Select
          label={messages.size}
          options={columns.map((value) => ({ value, label: value }))}
          value={column}
          onChange={({ target }) => choose(target.value)}
          style={{ maxInlineSize: '20rem' }}
        />
      )}
      <MapPoints
        around
        title={
          cells.length > 0 || column === undefined
            ? messages.title
            : fillText(messages.by, { column: fieldText(column) })
        }
        description={fillText(messages.describe, { count: shown })}
        places={places}
        valueLabel={cells.length > 0 ? undefined : column}
        formatValue={figure}
      />
      <Text size="small" tone="muted">
        {cells.length > 0
          ? messages.cells
          : places.length < total
            ? fillText(sample.live ? chartMessages.events : chartMessages.part, { shown, total: whole(total) })
            : fillText(chartMessages.whole, { total: whole(total) })}
      </Text>
    </Stack>
  );
}
