// What has changed, in words: one line each, with the way to it.
import { numberFormat, type IconName } from '#design-system';
import { offerPath, paths, productPath } from '../../config/paths.ts';
import { counted, format } from '../../messages/format.ts';
import { offerStatusNames } from '../../messages/offers.ts';
import { overview } from '../../messages/overview.ts';
import type { Difference } from '../../state/since.ts';
import { savedPath } from '../shared/marketplaceFilter.ts';
import { tokensText } from '../shared/tokensText.ts';

const { since: words } = overview;

export interface ChangeLine {
  id: string;
  icon: IconName;
  text: string;
  /** Where it can be looked at; nothing where there is nothing left to see. */
  to?: string;
}

const percent = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' } as const;
const priceText = (micro: number) => (micro === 0 ? words.free : tokensText(micro));
/** How far a price has moved; in tokens where there was none before. */
const moveText = (before: number, after: number) =>
  before === 0 ? `+${tokensText(after)}` : numberFormat(percent).format(after / before - 1);

/** Every change as a line: offers first, since they may want an answer. */
export function linesOf({ balance, published, prices, withdrawn, searches, offers }: Difference): ChangeLine[] {
  return [
    ...offers.map(({ id, stream_name, status, amount }): ChangeLine => ({
      id: `offer.${id}`,
      icon: 'offer',
      text: format(words.offer, {
        product: stream_name,
        status:
          status === 'pending' ? format(words.proposed, { amount: tokensText(amount) }) : offerStatusNames[status],
      }),
      to: offerPath(id),
    })),
    ...prices.map(({ id, name, before, after }): ChangeLine => ({
      id: `price.${id}`,
      icon: after > before ? 'up' : 'down',
      text: format(words.price, {
        name,
        before: priceText(before),
        after: priceText(after),
        change: moveText(before, after),
      }),
      to: productPath(id),
    })),
    ...withdrawn.map(({ id, name }): ChangeLine => ({
      id: `gone.${id}`,
      icon: 'minus',
      text: format(words.withdrawn, { name }),
    })),
    ...searches.map(({ id, name, fresh, filter }): ChangeLine => ({
      id: `search.${id}`,
      icon: 'search',
      text: counted(
        { one: format(words.search.one, { name }), many: words.search.many.replace('{name}', name) },
        fresh,
      ),
      to: savedPath(filter),
    })),
    ...(published > 0
      ? [{ id: 'new', icon: 'market' as const, text: counted(words.published, published), to: paths.marketplace }]
      : []),
    ...(balance === 0
      ? []
      : [
          {
            id: 'balance',
            icon: 'wallet' as const,
            text: format(words.balance, { amount: `${balance > 0 ? '+' : '−'}${tokensText(Math.abs(balance))}` }),
            to: paths.walletHistory,
          },
        ]),
  ];
}
