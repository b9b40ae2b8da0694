import { tokenInfo } from '#contract/constants.ts';
import { marketplaceWords } from '../../messages/marketplace.ts';

/** The unit of amounts in the dialogs of the design system, which know no token by name. */
export const buyUnits = { tokens: tokenInfo.symbol } as const;
export const offerUnits = { ...buyUnits, unit: `${tokenInfo.symbol} ${marketplaceWords.perHour}` } as const;
