import {
  Checkbox,
  fillText,
  Grid,
  numberFormat,
  readNumber,
  Select,
  Text,
  TextField,
  useFormContext,
  useWatch,
} from '#design-system';
import { AmountField, parseTokens } from '#marketplace';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { algorithmType, callUnits, maxAmount, runLimits, tokenInfo } from '#contract/constants.ts';
import { streamFields } from '#contract/streamFields.ts';
import type { PriceHint, Stream } from '#contract/types.ts';
import { callUnitNames } from '../../../../messages/product.ts';
import { priceMessages, productForm as messages } from '../messages.ts';
import { useValue } from '../../../../state/machine/resource.ts';
import { catalogue, priceHint } from '../../../../state/trade/selling/catalogue.ts';
import { useAmountText } from '../../../shared/payment/tokensText.ts';
import { incomeText } from '../income.ts';
import { productField, productLabel } from '../productField.ts';
import { Section } from './Section.tsx';
import type { ProductValues } from '../values.ts';

const units = callUnits.map((value) => ({ value, label: callUnitNames[value] }));
const hoursOf = { day: 24, month: 720 } as const;
const maxCalls = streamFields.max_calls.max;

/** Converts an hourly price to longer periods; undefined above the largest amount. */
function equivalent(micro: number | null, amountText: (micro: number) => string): string | undefined {
  if (micro === null || micro > maxAmount / hoursOf.month) return undefined;
  if (micro === 0) return messages.free;
  const tokens = (hours: number) => amountText(micro * hours);
  return fillText(messages.equivalent, { day: tokens(hoursOf.day), month: tokens(hoursOf.month) });
}

const sides = ['low', 'middle', 'high'] as const;

const presetsOf = (hint: PriceHint) =>
  [...new Set(sides.flatMap((side) => hint[side] ?? []))].map((amount) => ({ amount }));

function hintText({ similar, products, low = 0, high = 0 }: PriceHint, amountText: (micro: number) => string) {
  const prices = { low: amountText(low), high: amountText(high) };
  return fillText(priceMessages[similar ? 'similar' : 'category'], { count: products, ...prices });
}

/** Known once a category is chosen. Columns of a measured source make it more exact. */
function usePriceHint(): PriceHint | undefined {
  const { control } = useFormContext<ProductValues>();
  const subcategory = useWatch({ control, name: 'subcategory' });
  const { probe } = useSnapshot(catalogue);
  const question = useMemo(
    () => ({ subcategory, columns: probe?.sample.schema.map(({ name }) => name).slice(0, runLimits.columns) ?? [] }),
    [subcategory, probe],
  );
  useEffect(() => {
    if (subcategory !== '') void priceHint.load(question);
  }, [subcategory, question]);
  return useValue(priceHint, question);
}

/** Price with hints from what others sell. */
export function PriceField() {
  const { control } = useFormContext<ProductValues>();
  const price = useWatch({ control, name: 'price' });
  const amountText = useAmountText();
  const found = usePriceHint();
  const hint = found && found.products > 0 ? found : undefined;
  const micro = parseTokens(price);
  const income = incomeText(found, micro, amountText);
  return (
    <>
      <AmountField
        {...productLabel('price')}
        required
        max={maxAmount}
        unit={tokenInfo.symbol}
        hint={equivalent(micro, amountText) ?? messages.priceWhy}
        {...(hint && { presets: presetsOf(hint) })}
      />
      {hint && (
        <Text as="p" size="small" tone="muted">
          {hintText(hint, amountText)}
        </Text>
      )}
      <output>
        {income !== undefined && (
          <Text as="p" size="small">
            {income}
          </Text>
        )}
      </output>
    </>
  );
}

/** Two fields of a grid: both or neither are filled in. */
export function LimitFields() {
  const { getValues } = useFormContext<ProductValues>();
  const bothOrNeither = () => {
    const { max_calls, max_unit } = getValues();
    return (max_calls.trim() === '') === (max_unit === '') ? undefined : messages.callsTogether;
  };
  const calls = (text: string) => {
    const count = readNumber(text);
    if (text.trim() !== '' && !(Number.isInteger(count) && count >= 1 && count <= maxCalls))
      return `${productLabel('max_calls').label} must be a whole number from 1 to ${numberFormat().format(maxCalls)}`;
    return bothOrNeither();
  };
  return (
    <>
      <TextField {...productField('max_calls')} inputMode="numeric" validate={calls} />
      <Select
        {...productLabel('max_unit')}
        optional
        placeholder={messages.noUnit}
        options={units}
        validate={bothOrNeither}
      />
    </>
  );
}

export function PriceSection({ listed }: { listed: Stream | undefined }) {
  const { control, clearErrors } = useFormContext<ProductValues>();
  const type = useWatch({ control, name: 'type' });
  const isAlgorithm = type === algorithmType;
  useEffect(() => {
    if (isAlgorithm) clearErrors(['max_calls', 'max_unit']);
  }, [isAlgorithm, clearErrors]);
  return (
    <Section {...messages.sections[isAlgorithm ? 'algorithmPrice' : 'price']} summaryOf="price" isNeeded={!listed}>
      <PriceField />
      <Checkbox {...productLabel('offer')} />
      {!isAlgorithm && (
        <Grid columns="small">
          <LimitFields />
        </Grid>
      )}
    </Section>
  );
}
