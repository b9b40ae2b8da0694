import { tokenInfo } from '#contract/constants.ts';
import { listingWords } from '../../../messages/listing.ts';

/** The unit of amounts in the dialogs of the design system, which know no token by name. */
export const buyUnits = { tokens: tokenInfo.symbol } as const;
export const offerUnits = { ...buyUnits, unit: `${tokenInfo.symbol} ${listingWords.perHour}` } as const;
