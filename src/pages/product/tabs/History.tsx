import { Card, localText, Stack, Text, Timeline, type TimelineEntry } from '#design-system';
import type { Stream, StreamChange } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { historyWords as words } from '../../../messages/product.ts';
import { history } from '../../../state/trade/product.ts';
import { Async } from '../../shared/Async.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';

type Show = (value: unknown) => ReactNode;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const isField = (field: string): field is keyof typeof words.fields => field in words.fields;

/** Renderers per field; other fields show their text. */
function useShown(): Readonly<Record<string, Show>> {
  const categoryName = useCategoryName();
  return {
    price: (value) => <Tokens amount={typeof value === 'number' ? value : undefined} />,
    offer: (value) => (value === true ? words.yes : words.no),
    subcategory: (value) => (typeof value === 'string' ? categoryName(value) : undefined) ?? words.unknown,
    endDate: (value) => (typeof value === 'string' ? localText(value) : words.unknown),
  };
}

function entryOf({ field, before, after, at }: StreamChange, shown: Readonly<Record<string, Show>>): TimelineEntry {
  const show: Show = (value) => (value === undefined ? words.none : (shown[field]?.(value) ?? textOf(value)));
  return {
    id: `${at} ${field}`,
    title: isField(field) ? words.fields[field] : field,
    time: <When at={at} exact />,
    children:
      field === 'url' ? (
        words.source
      ) : (
        <>
          {show(before)} → {show(after)}
        </>
      ),
  };
}

export function History({ stream }: { stream: Stream }) {
  const shown = useShown();
  useLoad(history, stream.id);
  return (
    <Card as="section" aria-label={words.title} padding="large">
      <Stack gap={4}>
        <Async
          of={history}
          input={stream.id}
          isEmpty={(changes) => changes.length === 0}
          empty={<Text tone="muted">{words.unchanged}</Text>}
        >
          {(changes) => <Timeline label={words.title} entries={changes.map((change) => entryOf(change, shown))} />}
        </Async>
        <Text size="small" tone="muted">
          {words.published} <When at={stream.published_date} exact />
        </Text>
      </Stack>
    </Card>
  );
}
