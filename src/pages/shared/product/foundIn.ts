import type { ListingCardProps } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { listingWords as words } from '../../../messages/listing.ts';

type Found = Pick<ListingCardProps, 'description' | 'marks'>;
type Highlight = NonNullable<Stream['highlight']>[number];

const labelled = ({ text, ranges }: Highlight, label: string) => {
  const before = `${label}: `;
  return {
    text: before + text,
    ranges: ranges.map(([start, end]) => [start + before.length, end + before.length] as const),
  };
};

/** The text of a card: around the matched words of a search, or else matching tags or columns. */
export function foundIn({ description, highlight = [] }: Stream): Found {
  const of = (field: Highlight['field']) => highlight.find((one) => one.field === field);
  const [tags, columns] = [of('tags'), of('columns')];
  const shown = of('description') ??
    (columns && labelled(columns, words.columns)) ??
    (tags && labelled(tags, words.tags)) ?? { text: description, ranges: undefined };
  return { description: shown.text, marks: { name: of('name')?.ranges, description: shown.ranges } };
}
