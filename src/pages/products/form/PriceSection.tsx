import { Checkbox, Grid, numberFormat, readNumber, Select, TextField, useFormContext, useWatch } from '#design-system';
import { AmountField, parseTokens } from '#marketplace';
import { useEffect } from 'react';
import { algorithmType, callUnits, maxAmount, tokenInfo } from '#contract/constants.ts';
import { streamFields } from '#contract/streamFields.ts';
import { format } from '../../../messages/format.ts';
import { callUnitNames } from '../../../messages/product.ts';
import { productForm as messages } from './messages.ts';
import { useAmountText } from '../../shared/payment/tokensText.ts';
import { productField, productLabel } from './productField.ts';
import { Section } from './Section.tsx';
import type { ProductValues } from './values.ts';

const units = callUnits.map((value) => ({ value, label: callUnitNames[value] }));
const hoursOf = { day: 24, month: 720 } as const;
const mostCalls = streamFields.max_calls.max;

/** Converts an hourly price to longer periods; undefined above the largest amount. */
function equivalent(micro: number | null, amountText: (micro: number) => string): string | undefined {
  if (micro === null || micro > maxAmount / hoursOf.month) return undefined;
  if (micro === 0) return messages.free;
  const tokens = (hours: number) => amountText(micro * hours);
  return format(messages.equivalent, { day: tokens(hoursOf.day), month: tokens(hoursOf.month) });
}

export function PriceSection() {
  const { control, getValues, clearErrors } = useFormContext<ProductValues>();
  const [price, type] = useWatch({ control, name: ['price', 'type'] });
  const isAlgorithm = type === algorithmType;
  useEffect(() => {
    if (isAlgorithm) clearErrors(['max_calls', 'max_unit']);
  }, [isAlgorithm, clearErrors]);
  const amountText = useAmountText();
  const bothOrNeither = () => {
    const { max_calls, max_unit } = getValues();
    return (max_calls.trim() === '') === (max_unit === '') ? undefined : messages.callsTogether;
  };
  const calls = (text: string) => {
    const count = readNumber(text);
    if (text.trim() !== '' && !(Number.isInteger(count) && count >= 1 && count <= mostCalls))
      return `${productLabel('max_calls').label} must be a whole number from 1 to ${numberFormat().format(mostCalls)}`;
    return bothOrNeither();
  };
  return (
    <Section {...messages.sections[isAlgorithm ? 'algorithmPrice' : 'price']}>
      <AmountField
        {...productLabel('price')}
        required
        max={maxAmount}
        unit={tokenInfo.symbol}
        hint={equivalent(parseTokens(price), amountText)}
      />
      <Checkbox {...productLabel('offer')} />
      {!isAlgorithm && (
        <Grid columns="small">
          <TextField {...productField('max_calls')} inputMode="numeric" validate={calls} />
          <Select
            {...productLabel('max_unit')}
            optional
            placeholder={messages.noUnit}
            options={units}
            validate={bothOrNeither}
          />
        </Grid>
      )}
    </Section>
  );
}
