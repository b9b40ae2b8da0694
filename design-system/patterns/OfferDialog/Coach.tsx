import { useWatch, type Control } from 'react-hook-form';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { displayTokens, parseTokens } from '../../form/amount.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { affordable, difference } from './difference.ts';
import { Figures } from './OfferDialog.styles.ts';
import type { OfferDraft, OfferValues } from './terms.ts';
import type { OfferTexts } from './texts.ts';

export interface CoachFacts {
  /** List price, micro-tokens per hour. */
  price: number;
  /** What the person owns, micro-tokens; left out while it is unknown. */
  balance?: number | undefined;
  /** The terms on the table, where this offer answers them. */
  previous?: OfferValues | undefined;
  /** What comparable products cost, micro-tokens per hour; left out while it is unknown. */
  category?: { low: number; high: number } | undefined;
  /** Offers to add tokens when there are not enough for a day; told how many micro-tokens are missing. */
  onTopUp?: ((missing: number) => void) | undefined;
}

interface CoachProps extends CoachFacts {
  control: Control<OfferDraft>;
  texts: OfferTexts;
}

const day = 24;

const spanText = ({ low, high }: { low: number; high: number }, { between, unit }: OfferTexts) =>
  low === high
    ? `${displayTokens(low)} ${unit}`
    : fillText(between, { low: displayTokens(low), high: displayTokens(high), unit });

/** The balance after a day at the price; nothing while either is unknown. */
function afterADay(balance: number | undefined, amount: number | null): number | undefined {
  const after = balance === undefined || amount === null ? Number.NaN : balance - amount * day;
  return Number.isSafeInteger(after) ? after : undefined;
}

/** What the typed amount means, told while it is typed. */
export function Coach({ control, price, balance, previous, category, onTopUp, texts }: CoachProps) {
  const amount = parseTokens(useWatch({ control, name: 'amount' }) ?? '');
  const after = afterADay(balance, amount);
  const facts = [
    { term: texts.listPrice, fact: price === 0 ? texts.free : `${displayTokens(price)} ${texts.unit}` },
    category && { term: texts.category, fact: spanText(category, texts) },
    previous && { term: texts.onTheTable, fact: `${displayTokens(previous.amount)} ${texts.unit}` },
    { term: texts.yourOffer, fact: amount === null ? '–' : difference(amount, price), live: true },
    { term: texts.forADay, fact: amount === null ? '–' : `${displayTokens(amount * day)} ${texts.tokens}` },
    balance !== undefined && {
      term: texts.balance,
      fact: `${displayTokens(balance)} ${texts.tokens}${amount ? `, ${affordable(balance, amount)}` : ''}`,
    },
    balance !== undefined && {
      term: texts.after,
      fact: after === undefined ? '–' : `${displayTokens(after)} ${texts.tokens}`,
      tone: after !== undefined && after < 0 ? 'danger' : undefined,
    },
  ].filter((row) => row !== undefined && row !== false);
  return (
    <>
      <Figures data-part="coach">
        {facts.map(({ term, fact, live, tone }) => (
          <div key={term} aria-live={live ? 'polite' : undefined} data-tone={tone}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Figures>
      {onTopUp && after !== undefined && after < 0 && (
        <Banner
          tone="warning"
          action={
            <Button size="small" variant="outline" tone="neutral" onClick={() => onTopUp(-after)}>
              {texts.topUp}
            </Button>
          }
        >
          {fillText(texts.short, { missing: displayTokens(-after), tokens: texts.tokens })}
        </Banner>
      )}
    </>
  );
}
