import { Card, fillText, localText, Stack, Text, Timeline, type TimelineEntry } from '#design-system';
import { maxStreamChanges } from '#contract/constants.ts';
import type { Stream, StreamChange } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { changeTexts } from '../../../messages/changes.ts';
import { historyMessages as messages, productMessages } from '../../../messages/product.ts';
import { history } from '../../../state/trade/browse/product.ts';
import { Async } from '../../shared/Async.tsx';
import { FromTo } from '../../shared/FromTo.tsx';
import { Price } from '../../shared/payment/Price.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { lineOf, measuredFacts } from '../../shared/product/cardFacts.ts';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { useMeasured } from '../useMeasured.ts';
import { PriceChart } from './PriceChart.tsx';

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

/** The price when it was published; undefined where the changes since are cut. */
function firstPriceOf({ price }: Stream, changes: readonly StreamChange[]): number | undefined {
  if (changes.length >= maxStreamChanges) return undefined;
  const first = changes.findLast(({ field }) => field === 'price');
  const value = first ? first.before : price;
  return typeof value === 'number' ? value : undefined;
}

const publishedAs = ({ published_date: at }: Stream, price: number | undefined): TimelineEntry => ({
  id: 'published',
  title: messages.published,
  time: <When at={at} as="moment" />,
  icon: 'tag',
  children: price !== undefined && <Price price={price} />,
});

/** The last measurement of the source. */
function checkedAs({ measured, quality }: Pick<Stream, 'measured' | 'quality'>): TimelineEntry | undefined {
  if (!quality) return undefined;
  return {
    id: 'checked',
    title: messages.checked,
    time: <When at={quality.measured_at} as="moment" />,
    icon: 'check',
    children: lineOf([...measuredFacts({ measured }), fillText(productMessages.strip.quality, quality)]),
  };
}

function Events({ stream, changes }: { stream: Stream; changes: readonly StreamChange[] }) {
  const shown = useShown();
  const measured = useMeasured(stream);
  const checked = checkedAs(measured);
  const at = measured.quality?.measured_at ?? '';
  const isSince = (change: StreamChange) => Date.parse(change.at) > Date.parse(at);
  const entries = (some: readonly StreamChange[]) => some.map((change) => entryOf(change, shown));
  const first = firstPriceOf(stream, changes);
  return (
    <Stack gap={6}>
      <PriceChart stream={stream} changes={changes} first={first} />
      <Timeline
        label={messages.title}
        entries={[
          ...entries(changes.filter(isSince)),
          ...(checked ? [checked] : []),
          ...entries(changes.filter((change) => !isSince(change))),
          publishedAs(stream, first),
        ]}
      />
      <Text tone="muted">{changes.length === 0 ? messages.unchanged : messages.appears}</Text>
    </Stack>
  );
}

export function History({ stream }: { stream: Stream }) {
  useLoad(history, stream.id);
  return (
    <Card as="section" aria-label={messages.title} padding="large">
      <Async of={history} input={stream.id}>
        {(changes) => <Events stream={stream} changes={changes} />}
      </Async>
    </Card>
  );
}
