import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { displayTokens } from '../amount.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { isoText, localText, utcText } from '../../internal/format/moments.ts';
import { Root } from './DealTimeline.styles.ts';
import { changeOf, type DealMove, type Party } from './ladder.ts';
import { PriceLadder } from './PriceLadder.tsx';
import { dealTexts, type DealTexts } from './texts.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

export interface DealTimelineProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name, e.g. 'Offer for Weather EU'. */
  label: string;
  /** Moves, oldest first. */
  moves: readonly DealMove[];
  /** Display names of both parties. */
  names: Record<Party, string>;
  /** Party of the current user; omitted for observers. */
  viewer?: Party | undefined;
  /** Party that moves next; null once the deal is closed. Omit it where the page states the turn elsewhere. */
  turn?: Party | null | undefined;
  /** Seller's initial price, micro-tokens per hour. */
  listPrice?: number | undefined;
  /** Accept, counter and reject; shown at the last move on the viewer's turn. */
  actions?: ReactNode;
  /** Overrides of the default texts. */
  texts?: Partial<DealTexts>;
}

function change(amount: number | null, texts: DealTexts) {
  if (amount === null) return '';
  if (amount === 0) return texts.same;
  return fillText(amount > 0 ? texts.up : texts.down, { amount: displayTokens(Math.abs(amount)) });
}

export function DealTimeline({
  label,
  moves,
  names,
  viewer,
  turn,
  listPrice,
  actions,
  texts,
  ...rest
}: DealTimelineProps) {
  const messages: DealTexts = { ...useTexts('deal', dealTexts), ...texts };
  const mine = turn !== undefined && turn !== null && turn === viewer;
  const waiting = turn ? fillText(messages.theirTurn, { name: names[turn] }) : messages.closed;
  return (
    <Root aria-label={label} {...rest} data-component="DealTimeline">
      {turn !== undefined && (
        <div data-part="turn">
          <Badge tone={mine ? 'accent' : 'neutral'}>{mine ? messages.yourTurn : waiting}</Badge>
        </div>
      )}
      {moves.length > 1 && <PriceLadder moves={moves} listPrice={listPrice} texts={messages} />}
      {moves.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <ol>
          {moves.map((move, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- moves are only ever appended
            <li key={index} data-party={move.by}>
              <div data-part="head">
                <span>
                  <strong>{move.by === viewer ? messages.you : names[move.by]}</strong>{' '}
                  <span>{messages[move.action]}</span>
                </span>
                <time dateTime={isoText(move.at)} title={utcText(move.at)}>
                  {localText(move.at)}
                </time>
              </div>
              <div>
                <span data-part="amount">{`${displayTokens(move.amount)} ${messages.unit}`}</span>{' '}
                <span data-part="change">{change(changeOf(moves, index), messages)}</span>
              </div>
              {move.description && <blockquote>{move.description}</blockquote>}
              {mine && actions && index === moves.length - 1 && <div data-part="actions">{actions}</div>}
            </li>
          ))}
        </ol>
      )}
    </Root>
  );
}
