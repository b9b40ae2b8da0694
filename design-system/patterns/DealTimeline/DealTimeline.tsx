import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Root } from './DealTimeline.styles.ts';

export interface DealMove {
  /** What was done, e.g. 'Sofia proposed'. */
  title: ReactNode;
  /** Whether the person who looks at it did it. */
  own: boolean;
  /** The price of this move, in any unit. */
  price: number;
  /** The price as it is read. */
  priceText: string;
  /** When it was done. */
  when: ReactNode;
  /** The words that came with it. */
  text?: string | undefined;
}

export interface DealTimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The moves, oldest first. */
  moves: readonly DealMove[];
  /** The list price in the unit of the moves; marked on each rung. */
  listPrice: number;
}

const percent = (price: number, top: number) => `${top > 0 ? Math.round((price / top) * 1000) / 10 : 0}%`;

// A custom property is no known style, so the type has to be told.
const rung = (price: number, listPrice: number, top: number) =>
  ({ '--deal-at': percent(price, top), '--deal-list': percent(listPrice, top) }) as CSSProperties;

/** How a deal came about: each move with its words, and its price as a rung of one ladder. */
export function DealTimeline({ moves, listPrice, ...rest }: DealTimelineProps) {
  const top = Math.max(listPrice, ...moves.map(({ price }) => price));
  return (
    <Root {...rest} data-component="DealTimeline">
      {moves.map(({ title, own, price, priceText, when, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- moves are only ever added at the end
        <li key={index} data-side={own ? 'own' : 'other'}>
          <span data-part="dot" aria-hidden />
          <span>
            {title} <span data-part="when">{when}</span>
          </span>
          <span data-part="price">{priceText}</span>
          <div data-part="more">
            <div data-part="rung" aria-hidden style={rung(price, listPrice, top)}>
              <span />
            </div>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </Root>
  );
}
