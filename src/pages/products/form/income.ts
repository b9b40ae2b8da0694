import { fillText, numberFormat } from '#design-system';
import { maxAmount } from '#contract/constants.ts';
import type { PriceHint } from '#contract/types.ts';
import { priceMessages } from './messages.ts';

/** Income of a month, by the mean sales of the compared products. Says so where there are too few. */
export function incomeText(hint: PriceHint | undefined, price: number | null, amountText: (micro: number) => string) {
  if (!hint || price === null || price === 0) return undefined;
  const { hours = 0, similar } = hint;
  if (hours === 0 || price > maxAmount / hours) return priceMessages.unknownIncome;
  return fillText(priceMessages.income, {
    hours: numberFormat().format(hours),
    compared: priceMessages.compared[similar ? 'similar' : 'category'],
    income: amountText(Number((price * hours).toPrecision(2))),
  });
}
