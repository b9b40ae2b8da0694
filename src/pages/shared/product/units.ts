import { tokenInfo } from '#contract/constants.ts';
import { listingMessages } from '../../../messages/listing.ts';

export const buyUnits = { tokens: tokenInfo.symbol } as const;
export const offerUnits = { ...buyUnits, unit: `${tokenInfo.symbol} ${listingMessages.perHour}` } as const;
