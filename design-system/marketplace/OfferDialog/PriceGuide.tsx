import { useWatch, type Control } from 'react-hook-form';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { displayTokens, parseTokens } from '../amount.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { affordable, difference } from './difference.ts';
import { Figures } from './OfferDialog.styles.ts';
import type { OfferDraft, OfferValues } from './offerValues.ts';
import type { OfferTexts } from './texts.ts';

export interface PriceFacts {
  /** List price, micro-tokens per hour. */
  price: number;
  /** User's balance, micro-tokens; undefined while unknown. */
  balance?: number | undefined;
  /** Current terms, for a counter-offer; initial values of the form. */
  previous?: OfferValues | undefined;
  /** Price range of comparable products, micro-tokens per hour; undefined while unknown. */
  category?: { low: number; high: number } | undefined;
  /** Formats micro-tokens in another currency. */
  equivalent?: ((micro: number) => string) | undefined;
  /** Called with the missing micro-tokens when the balance does not last a day; adds an offer to top up. */
  onTopUp?: ((missing: number) => void) | undefined;
}

interface PriceGuideProps extends PriceFacts {
  control: Control<OfferDraft>;
  texts: OfferTexts;
}

const day = 24;

const spanText = ({ low, high }: { low: number; high: number }, { between, unit }: OfferTexts) =>
  low === high
    ? `${displayTokens(low)} ${unit}`
    : fillText(between, { low: displayTokens(low), high: displayTokens(high), unit });

function afterADay(balance: number | undefined, amount: number | null): number | undefined {
  const after = balance === undefined || amount === null ? Number.NaN : balance - amount * day;
  return Number.isSafeInteger(after) ? after : undefined;
}

export function PriceGuide({
  control,
  price,
  balance,
  previous,
  category,
  equivalent,
  onTopUp,
  texts,
}: PriceGuideProps) {
  const amount = parseTokens(useWatch({ control, name: 'amount' }) ?? '');
  const after = afterADay(balance, amount);
  const facts = [
    { term: texts.listPrice, fact: price === 0 ? texts.free : `${displayTokens(price)} ${texts.unit}`, micro: price },
    category && { term: texts.category, fact: spanText(category, texts) },
    previous && { term: texts.currentOffer, fact: `${displayTokens(previous.amount)} ${texts.unit}` },
    amount !== null && {
      term: texts.yourOffer,
      fact: amount === previous?.amount ? texts.unchanged : difference(amount, price, texts),
      live: true,
    },
    amount !== null && {
      term: texts.costPerDay,
      fact: `${displayTokens(amount * day)} ${texts.tokens}`,
      micro: amount * day,
    },
    balance !== undefined && {
      term: texts.balance,
      fact: `${displayTokens(balance)} ${texts.tokens}${amount ? `, ${affordable(balance, amount, texts)}` : ''}`,
    },
    after !== undefined && {
      term: texts.after,
      fact: `${displayTokens(after)} ${texts.tokens}`,
      tone: after < 0 ? 'danger' : undefined,
    },
  ].filter((row) => row !== undefined && row !== false);
  return (
    <>
      <Figures data-part="figures">
        {facts.map(({ term, fact, micro, live, tone }) => (
          <div key={term} aria-live={live ? 'polite' : undefined} data-tone={tone}>
            <dt>{term}</dt>
            <dd>
              <span>{fact}</span>
              {equivalent && micro ? <div data-part="note">{equivalent(micro)}</div> : null}
            </dd>
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
          {fillText(texts.insufficientBalance, { missing: displayTokens(-after), tokens: texts.tokens })}
        </Banner>
      )}
    </>
  );
}
