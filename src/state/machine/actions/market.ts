import { formAct, mark, type Row } from './row.ts';

// prettier-ignore
export const marketRows = {
  'favourites.add': { ...mark, call: 'favourites.add' },
  'favourites.remove': { ...mark, call: 'favourites.remove' },
  'searches.save': { ...formAct, call: 'searches.save', success: 'Search saved', reload: ['searches.load'] },
  'searches.see': { ...mark, call: 'searches.see', clearAfterMs: 0, snacks: [], reload: ['searches.load'] },
  'searches.remove': { ...mark, call: 'searches.remove', success: 'Search deleted', snacks: ['success', 'fail'], reload: ['searches.load'] },
} as const satisfies Record<string, Row>;
