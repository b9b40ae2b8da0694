import { standard, type OperationMessages } from './texts.ts';

export const marketMessages = {
  'favourites.add': standard,
  'favourites.remove': standard,
  'searches.save': { ...standard, success: 'Search saved' },
  'searches.see': standard,
  'searches.remove': { ...standard, success: 'Search deleted' },
} as const satisfies Record<string, OperationMessages>;
