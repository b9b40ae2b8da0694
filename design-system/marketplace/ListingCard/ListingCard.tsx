import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import type { Card } from '../../components/Card/index.ts';
import { LogoPicture } from '../../components/LogoPicture/index.ts';
import { ListingBand } from './ListingBand.tsx';
import type { ListingPictureProps } from './ListingPicture.tsx';
import { Root } from './ListingCard.styles.ts';

/** Start and end of a matched word, in UTF-16 units. */
type MarkedRange = readonly [start: number, end: number];

const none: readonly MarkedRange[] = [];

function Marked({ text, ranges = none }: { text: string; ranges?: readonly MarkedRange[] | undefined }) {
  return (
    <span>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          <span>{text.slice(ranges[index - 1]?.[1] ?? 0, start)}</span>
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      <span>{text.slice(ranges.at(-1)?.[1])}</span>
    </span>
  );
}

export interface ListingCardProps
  extends ListingPictureProps, Omit<ComponentProps<typeof Card>, 'as' | 'interactive' | 'children'> {
  /** Name of the category, at the head of the picture. */
  category?: string | undefined;
  /** Link without children; the card fills it with the name and makes the whole card clickable. */
  link: ReactElement<{ children?: ReactNode; 'data-part'?: string }>;
  /** Ranges of the name and of the description that a search matched. */
  marks?: { name?: readonly MarkedRange[] | undefined; description?: readonly MarkedRange[] | undefined } | undefined;
  /** Secondary line below the name, e.g. the seller and the date. */
  note?: ReactNode;
  /** A sentence, cut to one line. */
  description: string;
  /** Two figures in which products differ, e.g. coverage and rows. */
  facts?: ReactNode;
  /** Badges over the picture: conditions, relation to the user. */
  badges?: ReactNode;
  /** Price, in the size of the name. */
  price: ReactNode;
  /** Small buttons in the corner of the picture, above the card's link. */
  actions?: ReactNode;
  /** Secondary text opposite the price. */
  aside?: ReactNode;
}

export function ListingCard({
  name,
  marks,
  logo,
  chart,
  kind = 'data',
  category,
  link,
  note,
  description,
  facts,
  badges,
  price,
  actions,
  aside,
  ...rest
}: ListingCardProps) {
  return (
    <Root
      {...rest}
      forwardedAs="article"
      interactive
      data-pattern="ListingCard"
      data-brief={description === '' || undefined}
    >
      <ListingBand {...{ kind, category, chart }} />
      <div data-part="head">
        {logo && <LogoPicture name={name} src={logo} />}
        <h2 title={name}>
          {cloneElement(link, { 'data-part': 'target' }, <Marked text={name} ranges={marks?.name} />)}
        </h2>
      </div>
      {description !== '' && (
        <p data-part="text">
          <Marked text={description} ranges={marks?.description} />
        </p>
      )}
      <div data-part="note">{note}</div>
      <div data-part="facts">{facts}</div>
      <div data-part="foot">
        <span>{price}</span>
        <span data-part="note">{aside}</span>
      </div>
      {actions && <div data-part="actions">{actions}</div>}
      <div data-part="badges">{badges}</div>
    </Root>
  );
}
