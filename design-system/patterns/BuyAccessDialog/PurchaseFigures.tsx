import { Skeleton } from '../../components/Skeleton/index.ts';
import { displayTokens } from '../../form/amount.ts';
import { Figures } from '../OfferDialog/OfferDialog.styles.ts';
import { bothTimes, type Purchase } from './purchase.ts';

interface PurchaseFiguresProps {
  price: number;
  listPrice: number | undefined;
  balance: number | undefined;
  purchase: Purchase | undefined;
}

const tokens = (micro: number | null | undefined) =>
  micro === null || micro === undefined ? '–' : `${displayTokens(micro)} tokens`;

/** The bill, and when the access ends. */
export function PurchaseFigures({ price, listPrice, balance, purchase }: PurchaseFiguresProps) {
  const ends = purchase && bothTimes(purchase.endsAt);
  return (
    <Figures aria-live="polite">
      <div data-tone={listPrice !== undefined && price < listPrice ? 'success' : undefined}>
        <dt>Price per hour</dt>
        <dd>
          {price === 0 ? 'Free' : tokens(price)}
          {listPrice !== undefined && listPrice !== price && ` (list ${tokens(listPrice)})`}
        </dd>
      </div>
      <div>
        <dt>Your balance</dt>
        <dd>{balance === undefined ? <Skeleton style={{ inlineSize: '6rem' }} /> : tokens(balance)}</dd>
      </div>
      <div data-part="total">
        <dt>Total</dt>
        <dd>{tokens(purchase?.total)}</dd>
      </div>
      <div data-tone={purchase && !purchase.enough ? 'danger' : undefined}>
        <dt>Balance after</dt>
        <dd>{tokens(purchase?.after)}</dd>
      </div>
      <div>
        <dt>Access ends</dt>
        <dd>
          {ends?.local ?? '–'}
          {ends && <div>{ends.utc}</div>}
        </dd>
      </div>
    </Figures>
  );
}
