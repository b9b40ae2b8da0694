import { dayText, numberFormat, percentText } from '#design-system';
import type { Sample, Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { accessTypeNames } from '../../../messages/productCards.ts';
import { compareMessages } from '../../../messages/marketplace.ts';
import { withDates } from '../../shared/product/isoDateText.ts';
import { Price } from '../../shared/payment/Price.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { When } from '../../shared/When.tsx';

/** A sample is undefined until loaded, and for products without one. */
export interface Compared {
  stream: Stream;
  sample: Sample | undefined;
  category: string | undefined;
}

export interface Fact {
  label: string;
  value: (compared: Compared) => string | number | undefined;
  show?: (compared: Compared) => ReactNode;
}

const { rows: messages } = compareMessages;
const hoursInDay = 24;

const textFact = (name: string) => ({
  value: ({ stream: { metadata } }: Compared) => {
    const fact = metadata[name];
    return typeof fact === 'string' || typeof fact === 'number' ? fact : undefined;
  },
});

/** Share of empty values over all columns, 0 to 1. */
const emptyShare = ({ schema }: Sample) =>
  schema.length === 0 ? 0 : schema.reduce((sum, { nulls }) => sum + nulls, 0) / schema.length;

const fieldsText = (sample: Sample | undefined) => sample?.schema.map(({ name }) => name).join(', ');

export const facts: readonly Fact[] = [
  {
    label: messages.price,
    value: ({ stream }) => stream.price,
    // The label names the unit.
    show: ({ stream: { price } }) =>
      price === 0 ? <Price price={price} /> : <Tokens amount={price} weight="semibold" />,
  },
  {
    label: messages.day,
    value: ({ stream }) => stream.price,
    show: ({ stream }) => <Tokens amount={stream.price * hoursInDay} />,
  },
  { label: messages.seller, value: ({ stream }) => stream.ownerName },
  { label: messages.category, value: ({ category }) => category },
  { label: messages.type, value: ({ stream }) => stream.type },
  { label: messages.access, value: ({ stream }) => accessTypeNames[stream.accessType] },
  {
    label: messages.published,
    value: ({ stream }) => stream.published_date,
    show: ({ stream }) => <When at={stream.published_date} />,
  },
  { label: messages.buyers, value: ({ stream }) => stream.stats.buyers },
  {
    label: messages.covers,
    value: ({ stream: { metadata } }) =>
      typeof metadata['covers'] === 'string' ? withDates(metadata['covers']) : undefined,
  },
  { label: messages.licence, ...textFact('licence') },
  { label: messages.measured, value: ({ sample }) => sample && numberFormat().format(sample.rows_measured) },
  { label: messages.format, value: ({ sample }) => sample?.format.toUpperCase() },
  { label: messages.newest, value: ({ sample }) => sample?.newest && dayText(sample.newest.slice(0, 10)) },
  { label: messages.nulls, value: ({ sample }) => sample && percentText(emptyShare(sample)) },
  {
    label: messages.fields,
    value: ({ sample }) => fieldsText(sample),
    show: ({ sample }) => <span translate="no">{fieldsText(sample) ?? '–'}</span>,
  },
];
