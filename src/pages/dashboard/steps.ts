// What each mode is there for, and when somebody has begun with it.
import type { Slot } from '#contract/types.ts';
import { paths } from '../../config/paths.ts';
import type { overview as words } from '../../messages/overview.ts';

/** What a mode begins with: what it is there for. */
export const trades = {
  user: { step: 'trade', to: paths.marketplace },
  buyer: { step: 'buy', to: paths.marketplace },
  drUser: { step: 'buy', to: paths.marketplace },
  seller: { step: 'list', to: paths.newProduct },
  sp: { step: 'list', to: paths.newProduct },
  admin: { step: 'trade', to: paths.marketplace },
} as const satisfies Record<Slot, { step: keyof typeof words.steps; to: string }>;

/** Whether that is done, by how many products are listed and how often access was bought. */
export const begun: Readonly<Record<(typeof trades)[Slot]['step'], (listed: number, bought: number) => boolean>> = {
  trade: (listed, bought) => listed + bought > 0,
  buy: (_, bought) => bought > 0,
  list: (listed) => listed > 0,
};
