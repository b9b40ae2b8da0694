import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import type { Card } from '../../components/Card/index.ts';
import { LogoPicture } from '../../components/LogoPicture/index.ts';
import { Root } from './ListingCard.styles.ts';

export interface ListingCardProps extends Omit<ComponentProps<typeof Card>, 'as' | 'interactive' | 'children'> {
  /** The name; also gives the initials while there is no logo. */
  name: string;
  /** Address of the logo. */
  logo?: string | undefined;
  /** An empty link to the listing: the card fills it with the name, and all of the card presses it. */
  link: ReactElement<{ children?: ReactNode; 'data-part'?: string }>;
  /** One quiet line under the name, e.g. the seller and the date. */
  note?: ReactNode;
  /** A few sentences; three lines are shown. */
  description: string;
  /** Badges: kind, conditions, what the person has to do with it. */
  badges?: ReactNode;
  /** The price, as large as the name. */
  price: ReactNode;
  /** Small buttons opposite the name; the rest of the card still leads to the listing. */
  actions?: ReactNode;
  /** A quiet word opposite the price. */
  aside?: ReactNode;
}

/** One listing among others: enough to decide whether to look closer. */
export function ListingCard({
  name,
  logo,
  link,
  note,
  description,
  badges,
  price,
  actions,
  aside,
  ...rest
}: ListingCardProps) {
  return (
    <Root {...rest} forwardedAs="article" interactive data-pattern="ListingCard">
      <div data-part="head">
        <LogoPicture name={name} src={logo} size="large" />
        <div data-part="title">
          <h2 title={name}>{cloneElement(link, { 'data-part': 'target' }, name)}</h2>
          <div data-part="note">{note}</div>
        </div>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
      <p>{description}</p>
      <div data-part="badges">{badges}</div>
      <div data-part="foot">
        <span>{price}</span>
        <span data-part="note">{aside}</span>
      </div>
    </Root>
  );
}
