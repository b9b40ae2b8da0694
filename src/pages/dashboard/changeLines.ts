import { fillText, numberFormat, type IconName } from '#design-system';
import { offerPath, paths, productPath } from '../../config/paths.ts';
import { counted } from '../../messages/format.ts';
import { offerStatusNames } from '../../messages/offers.ts';
import { overview } from './messages.ts';
import type { Changes, ProductChange } from '#contract/types.ts';
import { savedPath } from '../shared/lists/marketplaceFilter.ts';
import { tokensText, type AmountText } from '../shared/payment/tokensText.ts';

const { changes: messages } = overview;

interface ChangeLine {
  id: string;
  icon: IconName;
  text: string;
  /** Absent when the person can no longer see the subject. */
  to?: string;
}

const percent = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' } as const;
const priceText = (micro: number, amountText: AmountText) => (micro === 0 ? messages.free : amountText(micro));
/** Change in percent; in tokens when the old price was 0. */
const moveText = (before: number, after: number) =>
  before === 0 ? `+${tokensText(after)}` : numberFormat(percent).format(after / before - 1);

const iconOf = (change: ProductChange): IconName => {
  if (change.change !== 'price') return 'minus';
  return change.after > change.before ? 'up' : 'down';
};

function productText(change: ProductChange, amountText: AmountText): string {
  const { name } = change;
  if (change.change !== 'price') return fillText(messages.withdrawn, { name });
  const { before, after } = change;
  return fillText(messages.price, {
    name,
    before: priceText(before, amountText),
    after: priceText(after, amountText),
    change: moveText(before, after),
  });
}

/** Returns one line per change, offers first: they may need a reply. */
export function linesOf(
  { balance, published, products, searches, offers }: Changes,
  amountText: AmountText = tokensText,
): ChangeLine[] {
  const gained = balance.after - balance.before;
  return [
    ...offers.map(({ id, stream_name, status, amount }): ChangeLine => ({
      id: `offer.${id}`,
      icon: 'offer',
      text: fillText(messages.offer, {
        product: stream_name,
        status:
          status === 'pending' ? fillText(messages.proposed, { amount: amountText(amount) }) : offerStatusNames[status],
      }),
      to: offerPath(id),
    })),
    ...products.map((change): ChangeLine => ({
      id: `product.${change.id}`,
      icon: iconOf(change),
      text: productText(change, amountText),
      ...(change.change !== 'gone' && { to: productPath(change.id) }),
    })),
    ...searches.map(({ id, name, fresh, filter }): ChangeLine => ({
      id: `search.${id}`,
      icon: 'search',
      text:
        fresh === 1 ? fillText(messages.search.one, { name }) : fillText(messages.search.many, { name, count: fresh }),
      to: savedPath(filter),
    })),
    ...(published > 0
      ? [{ id: 'new', icon: 'market' as const, text: counted(messages.published, published), to: paths.marketplace }]
      : []),
    ...(gained === 0
      ? []
      : [
          {
            id: 'balance',
            icon: 'wallet' as const,
            text: fillText(messages.balance, { amount: `${gained > 0 ? '+' : '−'}${amountText(Math.abs(gained))}` }),
            to: paths.walletHistory,
          },
        ]),
  ];
}
