import {
  Button,
  Icon,
  Inline,
  KeyValueList,
  saveFile,
  Stack,
  Tabs,
  Text,
  Bars,
  dateFormat,
  Line,
  MapPoints,
} from '#design-system';
import type { ExecutionResult } from '#contract/types.ts';
import { resultMessages as messages } from '../../../messages/ai.ts';
import { format } from '../../../messages/format.ts';
import { fieldText } from '../../shared/rows/shownText.ts';
import { ResultGrid } from '../../shared/rows/ResultGrid.tsx';
import { placesOf, recordsOf } from '../../shared/rows/placesOf.ts';
import { cellText, csvOf, drawnOf, jsonOf, type Drawn } from './resultParts.ts';

const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;

function ResultChart({ drawn: { form, title, x, isDate, series } }: { drawn: Drawn }) {
  const [first] = series;
  if (!first) return null;
  const shared = {
    title: fieldText(title ?? series.map(({ name }) => name).join(', ')),
    description: format(messages.describe, { y: fieldText(first.name), x: fieldText(x), count: first.points.length }),
    xLabel: x,
    formatX: (at: number | string) => (isDate ? dateFormat(day).format(Number(at)) : cellText(at)),
    formatY: (value: number) => cellText(value),
    height: 280,
  };
  if (form === 'bar' && series.length === 1) return <Bars {...shared} points={first.points} yLabel={first.name} />;
  return <Line {...shared} series={series} joined={form !== 'scatter'} timeAxis={isDate} />;
}

interface ResultViewProps {
  result: ExecutionResult;
  file: string;
}

function Facts({ facts, content }: Pick<ExecutionResult, 'facts' | 'content'>) {
  const items = [
    ...(content === undefined ? [] : [{ label: messages.value, value: cellText(content) }]),
    ...Object.entries(facts).map(([name, value]) => ({ label: fieldText(name), value: cellText(value) })),
  ];
  return items.length > 0 ? <KeyValueList items={items} /> : <Text tone="muted">{messages.noFacts}</Text>;
}

export function ResultView({ result, file }: ResultViewProps) {
  const drawn = drawnOf(result);
  const places = placesOf({ columns: result.columns, rows: recordsOf(result.columns, result.rows ?? []) });
  const views = [
    ...(places.length > 0 ? (['map'] as const) : []),
    ...(drawn ? (['chart'] as const) : []),
    ...(result.rows ? (['table'] as const) : []),
    'facts' as const,
  ];
  return (
    <Stack gap={4}>
      {result.notes.length > 0 && (
        <Stack gap={1}>
          {result.notes.map((note) => (
            <Text key={note} as="p" size="small" tone="muted">
              {note}
            </Text>
          ))}
        </Stack>
      )}
      <Tabs.Root defaultValue={views[0] ?? 'facts'}>
        <Tabs.List aria-label={messages.title}>
          {views.map((view) => (
            <Tabs.Trigger key={view} value={view}>
              {messages.views[view]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {places.length > 0 && (
          <Tabs.Content value="map">
            <MapPoints
              around
              title={messages.views.map}
              description={format(messages.places, { count: places.length })}
              places={places}
            />
          </Tabs.Content>
        )}
        {drawn && (
          <Tabs.Content value="chart">
            <ResultChart drawn={drawn} />
          </Tabs.Content>
        )}
        {result.rows && (
          <Tabs.Content value="table">
            <ResultGrid label={messages.views.table} result={result} />
          </Tabs.Content>
        )}
        <Tabs.Content value="facts">
          <Facts facts={result.facts} content={result.content} />
        </Tabs.Content>
      </Tabs.Root>
      <Inline>
        <Button size="small" variant="outline" tone="neutral" onClick={() => saveFile(`${file}.csv`, csvOf(result))}>
          <Icon name="download" />
          {messages.csv}
        </Button>
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          onClick={() => saveFile(`${file}.json`, jsonOf(result), 'application/json')}
        >
          <Icon name="download" />
          {messages.json}
        </Button>
      </Inline>
    </Stack>
  );
}
