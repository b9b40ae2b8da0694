import { useCurrency } from '../../../state/trade/money/payments.ts';
import { equivalentText } from './equivalent.ts';
import { tokensText } from './tokensText.ts';

export type AmountText = (micro: number | null | undefined) => string;

/** Formats micro-tokens for a button or a sentence, with their value where the operator states one. */
export function useAmountText(): AmountText {
  const currency = useCurrency();
  return (micro) =>
    currency && micro ? `${tokensText(micro)} (${equivalentText(micro, currency)})` : tokensText(micro);
}
