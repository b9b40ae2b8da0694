import { marketMessages } from '../../../messages/operations/market.ts';
import { runner } from '../operations.ts';
import { formAct, mark, type Row } from './row.ts';

// prettier-ignore
export const marketRows = {
  'favourites.add': { ...mark, call: 'favourites.add' },
  'favourites.remove': { ...mark, call: 'favourites.remove' },
  'searches.save': { ...formAct, call: 'searches.save', reload: ['searches.load'] },
  'searches.see': { ...mark, call: 'searches.see', clearAfterMs: 0, snacks: [], reload: ['searches.load'] },
  'searches.remove': { ...mark, call: 'searches.remove', snacks: ['success', 'fail'], reload: ['searches.load'] },
} as const satisfies Record<keyof typeof marketMessages, Row>;

export const run = runner(marketRows, marketMessages);
