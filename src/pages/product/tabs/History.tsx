import { Card, localText, Stack, Text, Timeline, type TimelineEntry } from '#design-system';
import { maxStreamChanges } from '#contract/constants.ts';
import type { Stream, StreamChange } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { changeTexts } from '../../../messages/changes.ts';
import { historyMessages as messages } from '../../../messages/product.ts';
import { history } from '../../../state/trade/browse/product.ts';
import { Async } from '../../shared/Async.tsx';
import { FromTo } from '../../shared/FromTo.tsx';
import { Price } from '../../shared/payment/Price.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';

type Show = (value: unknown) => ReactNode;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const isField = (field: string): field is keyof typeof messages.fields => field in messages.fields;

function useShown(): Readonly<Record<string, Show>> {
  const categoryName = useCategoryName();
  return {
    price: (value) => <Tokens amount={typeof value === 'number' ? value : undefined} />,
    offer: (value) => (value === true ? changeTexts.yes : changeTexts.no),
    subcategory: (value) => (typeof value === 'string' ? categoryName(value) : undefined) ?? messages.unknown,
    endDate: (value) => (typeof value === 'string' ? localText(value) : messages.unknown),
  };
}

function entryOf({ field, before, after, at }: StreamChange, shown: Readonly<Record<string, Show>>): TimelineEntry {
  const show: Show = (value) => (value === undefined ? changeTexts.none : (shown[field]?.(value) ?? textOf(value)));
  return {
    id: `${at} ${field}`,
    title: isField(field) ? messages.fields[field] : field,
    time: <When at={at} as="moment" />,
    children: field === 'url' ? messages.source : <FromTo before={show(before)} after={show(after)} />,
  };
}

/** The first event, with the price at that time, unless the changes since are cut. */
function publishedAs({ published_date: at, price }: Stream, changes: readonly StreamChange[]): TimelineEntry {
  const first = changes.findLast(({ field }) => field === 'price');
  const asked = changes.length < maxStreamChanges ? (first ? first.before : price) : undefined;
  return {
    id: 'published',
    title: messages.published,
    time: <When at={at} as="moment" />,
    icon: 'tag',
    children: typeof asked === 'number' && <Price price={asked} />,
  };
}

export function History({ stream }: { stream: Stream }) {
  const shown = useShown();
  useLoad(history, stream.id);
  return (
    <Card as="section" aria-label={messages.title} padding="large">
      <Stack gap={4}>
        <Async of={history} input={stream.id}>
          {(changes) => (
            <>
              <Timeline
                label={messages.title}
                entries={[...changes.map((change) => entryOf(change, shown)), publishedAs(stream, changes)]}
              />
              {changes.length === 0 && <Text tone="muted">{messages.unchanged}</Text>}
            </>
          )}
        </Async>
      </Stack>
    </Card>
  );
}
