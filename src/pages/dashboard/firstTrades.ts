import type { Slot } from '#contract/types.ts';
import { paths } from '../../config/paths.ts';
import type { overview as messages } from './messages.ts';

export const firstTrades = {
  user: { step: 'trade', to: paths.marketplace },
  buyer: { step: 'buy', to: paths.marketplace },
  drUser: { step: 'buy', to: paths.marketplace },
  seller: { step: 'list', to: paths.newProduct },
  sp: { step: 'offer', to: paths.newProduct },
  admin: { step: 'trade', to: paths.marketplace },
} as const satisfies Record<Slot, { step: keyof typeof messages.steps; to: string }>;

export const hasTraded: Readonly<
  Record<(typeof firstTrades)[Slot]['step'], (listed: number, bought: number) => boolean>
> = {
  trade: (listed, bought) => listed + bought > 0,
  buy: (_, bought) => bought > 0,
  list: (listed) => listed > 0,
  offer: (listed) => listed > 0,
};
