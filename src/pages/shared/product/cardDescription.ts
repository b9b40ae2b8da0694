import type { ListingCardProps } from '#marketplace';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import type { Stream } from '#contract/types.ts';
import { dot } from '../../../messages/format.ts';
import { productCardMessages as messages } from '../../../messages/productCards.ts';

type Found = Pick<ListingCardProps, 'description' | 'marks'>;
type Highlight = NonNullable<Stream['highlight']>[number];

/** The description follows: a card with a bare column name says too little. */
const before = ({ text, ranges }: Highlight, label: string, description: string) => {
  const lead = `${label}: `;
  return {
    text: `${lead}${text}${dot}${description}`,
    ranges: ranges.map(([start, end]) => [start + lead.length, end + lead.length] as const),
  };
};

/** The text of a card: around the matched words of a search, or else matching tags or columns. */
export function cardDescription({ description: markdown, highlight = [] }: Stream): Found {
  const description = plainMarkdown(markdown);
  const of = (field: Highlight['field']) => highlight.find((one) => one.field === field);
  const [tags, columns] = [of('tags'), of('columns')];
  const shown = of('description') ??
    (columns && before(columns, messages.columns, description)) ??
    (tags && before(tags, messages.tags, description)) ?? { text: description, ranges: undefined };
  return { description: shown.text, marks: { name: of('name')?.ranges, description: shown.ranges } };
}
