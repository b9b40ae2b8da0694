import { displayTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import { productCardMessages } from '../../../messages/productCards.ts';
import { useCurrency } from '../../../state/trade/money/payments.ts';
import { equivalentText } from './equivalent.ts';

export const tokensText = (micro: number | null | undefined): string =>
  micro === null || micro === undefined ? '–' : `${displayTokens(micro)} ${tokenInfo.symbol}`;

export const buyUnits = { tokens: tokenInfo.symbol } as const;
export const offerUnits = { ...buyUnits, unit: `${tokenInfo.symbol} ${productCardMessages.perHour}` } as const;

export type AmountText = (micro: number | null | undefined) => string;

/** Formats micro-tokens for a button or a sentence, with their value where the operator states one. */
export function useAmountText(): AmountText {
  const currency = useCurrency();
  return (micro) =>
    currency && micro ? `${tokensText(micro)} (${equivalentText(micro, currency)})` : tokensText(micro);
}
