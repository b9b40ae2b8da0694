import { tokenInfo } from '#contract/constants.ts';
import { listingWords } from '../../../messages/listing.ts';

export const buyUnits = { tokens: tokenInfo.symbol } as const;
export const offerUnits = { ...buyUnits, unit: `${tokenInfo.symbol} ${listingWords.perHour}` } as const;
