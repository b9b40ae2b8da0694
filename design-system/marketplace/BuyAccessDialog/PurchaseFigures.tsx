import { Badge } from '../../components/Badge/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { displayTokens } from '../amount.ts';
import { Figures } from '../OfferDialog/OfferDialog.styles.ts';
import { bothTimes, type Purchase } from './purchase.ts';
import type { BuyTexts } from './texts.ts';

interface PurchaseFiguresProps {
  price: number;
  listPrice: number | undefined;
  balance: number | undefined;
  purchase: Purchase | undefined;
  texts: BuyTexts;
  /** Formats micro-tokens in another currency. */
  equivalent: ((micro: number) => string) | undefined;
}

export function PurchaseFigures({ price, listPrice, balance, purchase, texts, equivalent }: PurchaseFiguresProps) {
  const tokens = (micro: number | null | undefined) =>
    micro === null || micro === undefined ? '–' : `${displayTokens(micro)} ${texts.tokens}`;
  const inCurrency = (micro: number | null | undefined) =>
    equivalent && micro ? <div data-part="note">{equivalent(micro)}</div> : null;
  const ends = purchase && bothTimes(purchase.endsAt);
  return (
    <Figures aria-live="polite">
      <div>
        <dt>{texts.price}</dt>
        <dd>
          <span>{price === 0 ? texts.free : tokens(price)}</span>
          {inCurrency(price)}
          {listPrice !== undefined && listPrice !== price && (
            <>
              {' '}
              <Badge tone="success">{texts.agreed}</Badge>
              <div data-part="note">
                {texts.list} <span>{tokens(listPrice)}</span>
              </div>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.balance}</dt>
        <dd>{balance === undefined ? <Skeleton style={{ inlineSize: '6rem' }} /> : tokens(balance)}</dd>
      </div>
      <div data-part="total">
        <dt>{texts.total}</dt>
        <dd>
          <span>{tokens(purchase?.total)}</span>
          {inCurrency(purchase?.total)}
        </dd>
      </div>
      <div data-tone={purchase?.enough === false ? 'danger' : undefined}>
        <dt>{texts.after}</dt>
        <dd>{tokens(purchase?.after)}</dd>
      </div>
      <div>
        <dt>{texts.ends}</dt>
        <dd>
          <span>{ends?.local ?? '–'}</span>
          {ends && <div data-part="note">{ends.utc}</div>}
        </dd>
      </div>
    </Figures>
  );
}
