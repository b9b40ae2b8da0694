import {
  Button,
  DataGrid,
  describeColumns,
  Icon,
  Inline,
  KeyValueList,
  localRows,
  saveFile,
  Stack,
  Tabs,
  Text,
} from '#design-system';
import type { ExecutionResult } from '#contract/types.ts';
import { useMemo } from 'react';
import { resultWords as words } from '../../../messages/ai.ts';
import { ResultChart } from './ResultChart.tsx';
import { cellText, csvOf, dayOf, drawnOf, factName, jsonOf } from './resultParts.ts';

interface ResultViewProps {
  result: ExecutionResult;
  file: string;
}

const gridTypes = { integer: 'number', number: 'number', text: 'text', date: 'date', boolean: 'boolean' } as const;
/** Significant digits of a figure; the whole value is one key away. */
const significantDigits = 6;
const noRows: NonNullable<ExecutionResult['rows']> = [];

function ResultTable({ columns, rows = noRows }: Pick<ExecutionResult, 'columns' | 'rows'>) {
  const { heads, getRows } = useMemo(() => {
    const plain = columns.map(({ name, type }) => ({
      id: name,
      header: name,
      type: gridTypes[type],
      significantDigits,
    }));
    const cells = rows.map((row) => row.map(dayOf));
    const heads = describeColumns(plain, cells);
    return { heads, getRows: localRows(heads, cells) };
  }, [columns, rows]);
  if (rows.length === 0) return <Text tone="muted">{words.noRows}</Text>;
  return <DataGrid label={words.views.table} columns={heads} getRows={getRows} height="26rem" />;
}

function Facts({ facts, content }: Pick<ExecutionResult, 'facts' | 'content'>) {
  const items = [
    ...(content === undefined ? [] : [{ label: words.value, value: cellText(content) }]),
    ...Object.entries(facts).map(([name, value]) => ({ label: factName(name), value: cellText(value) })),
  ];
  return items.length > 0 ? <KeyValueList items={items} /> : <Text tone="muted">{words.noFacts}</Text>;
}

export function ResultView({ result, file }: ResultViewProps) {
  const drawn = drawnOf(result);
  const views = [
    ...(drawn ? (['chart'] as const) : []),
    ...(result.rows ? (['table'] as const) : []),
    'facts' as const,
  ];
  return (
    <Stack gap={4}>
      {result.notes.map((note) => (
        <Text key={note} as="p" tone="muted">
          {note}
        </Text>
      ))}
      <Tabs.Root defaultValue={views[0] ?? 'facts'}>
        <Tabs.List aria-label={words.title}>
          {views.map((view) => (
            <Tabs.Trigger key={view} value={view}>
              {words.views[view]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {drawn && (
          <Tabs.Content value="chart">
            <ResultChart drawn={drawn} />
          </Tabs.Content>
        )}
        {result.rows && (
          <Tabs.Content value="table">
            <ResultTable columns={result.columns} rows={result.rows} />
          </Tabs.Content>
        )}
        <Tabs.Content value="facts">
          <Facts facts={result.facts} content={result.content} />
        </Tabs.Content>
      </Tabs.Root>
      <Inline>
        <Button size="small" variant="outline" tone="neutral" onClick={() => saveFile(`${file}.csv`, csvOf(result))}>
          <Icon name="download" />
          {words.csv}
        </Button>
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          onClick={() => saveFile(`${file}.json`, jsonOf(result), 'application/json')}
        >
          <Icon name="download" />
          {words.json}
        </Button>
      </Inline>
    </Stack>
  );
}
