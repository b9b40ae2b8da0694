import {
  Button,
  fillText,
  Icon,
  Inline,
  KeyValueList,
  saveFile,
  Stack,
  Text,
  Heading,
  MapPoints,
} from '#design-system';
import type { ExecutionResult } from '#contract/types.ts';
import { resultMessages as messages } from '../../../messages/ai.ts';
import type { FetchedResult } from '../../../state/trade/executions.ts';
import { fieldText } from '../../shared/rows/shownText.ts';
import { ResultGrid } from '../../shared/rows/ResultGrid.tsx';
import { placesOf, recordsOf } from '../../shared/rows/placesOf.ts';
import { findingOf } from './findings.ts';
import { ResultChart } from '../../shared/result/ResultChart.tsx';
import { cellText, csvOf, drawnOf, jsonOf } from '../../shared/result/resultParts.ts';

interface ResultViewProps {
  fetched: FetchedResult;
  file: string;
}

function Facts({ facts, content }: Pick<ExecutionResult, 'facts' | 'content'>) {
  const items = [
    ...(content === undefined ? [] : [{ label: messages.value, value: cellText(content) }]),
    ...Object.entries(facts).map(([name, value]) => ({ label: fieldText(name), value: cellText(value) })),
  ];
  return items.length > 0 ? <KeyValueList items={items} /> : <Text tone="muted">{messages.noFacts}</Text>;
}

function Downloads({ result, file }: { result: ExecutionResult; file: string }) {
  return (
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
  );
}

/** A result from its finding to its rows: what was found, how it looks, then the figures behind it. */
export function ResultView({ fetched, file }: ResultViewProps) {
  const { result, analysis } = fetched;
  const finding = findingOf(fetched);
  const drawn = drawnOf(result, analysis);
  const places = placesOf({ columns: result.columns, rows: recordsOf(result.columns, result.rows ?? []) });
  return (
    <Stack gap={5}>
      {finding && (
        <Text as="p" size="large" weight="semibold" data-part="finding">
          {finding}
        </Text>
      )}
      {places.length > 0 && (
        <MapPoints
          around
          title={messages.views.map}
          description={fillText(messages.places, { count: places.length })}
          places={places}
        />
      )}
      {drawn && <ResultChart drawn={drawn} />}
      {result.rows && <ResultGrid label={messages.views.table} result={result} />}
      <Stack gap={2}>
        <Heading level={3} size="small">
          {messages.views.facts}
        </Heading>
        <Facts facts={result.facts} content={result.content} />
      </Stack>
      {result.notes.length > 0 && (
        <Stack gap={1}>
          {result.notes.map((note) => (
            <Text key={note} as="p" size="small" tone="muted">
              {note}
            </Text>
          ))}
        </Stack>
      )}
      <Downloads result={result} file={file} />
    </Stack>
  );
}
