import { dayText, numberFormat } from '#design-system';
import type { Sample, Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { accessTypeNames } from '../../../messages/listing.ts';
import { compareWords } from '../../../messages/marketplace.ts';
import { percentText } from '../../shared/percentText.ts';
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

const { rows: words, yes, no } = compareWords;
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

export const facts: readonly Fact[] = [
  {
    label: words.price,
    value: ({ stream }) => stream.price,
    show: ({ stream }) => <Price price={stream.price} />,
  },
  {
    label: words.day,
    value: ({ stream }) => stream.price,
    show: ({ stream }) => <Tokens amount={stream.price * hoursInDay} />,
  },
  { label: words.seller, value: ({ stream }) => stream.ownerName },
  { label: words.category, value: ({ category }) => category },
  { label: words.type, value: ({ stream }) => stream.type },
  { label: words.access, value: ({ stream }) => accessTypeNames[stream.accessType] },
  { label: words.offers, value: ({ stream }) => (stream.offer ? yes : no) },
  {
    label: words.published,
    value: ({ stream }) => stream.published_date,
    show: ({ stream }) => <When at={stream.published_date} />,
  },
  { label: words.buyers, value: ({ stream }) => stream.stats.buyers },
  { label: words.covers, ...textFact('covers') },
  { label: words.licence, ...textFact('licence') },
  { label: words.measured, value: ({ sample }) => sample && numberFormat().format(sample.rows_measured) },
  { label: words.format, value: ({ sample }) => sample?.format.toUpperCase() },
  { label: words.newest, value: ({ sample }) => sample?.newest && dayText(sample.newest.slice(0, 10)) },
  { label: words.nulls, value: ({ sample }) => sample && percentText(emptyShare(sample)) },
  { label: words.fields, value: ({ sample }) => sample?.schema.map(({ name }) => name).join(', ') },
];
