import type { ReactNode } from 'react';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { displayTokens, formatTokens, mayBecomeTokens, readTokens } from '../amount.ts';
import { Field } from '../../form/Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../../form/fieldProps.ts';
import { useSayAmount, type SayAmount } from '../messages.ts';
import { outside } from '../../form/rules.ts';
import { useField } from '../../form/useField.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { amountTexts } from '../texts/amount.ts';
import { Preset } from './presets.styles.ts';

export interface AmountFieldProps extends FrameProps, InputAttributes {
  /** Rejects an empty field. */
  required?: boolean;
  /** Minimum amount, micro-tokens. */
  min?: number;
  /** Maximum amount, micro-tokens. */
  max?: number;
  /** User's balance, micro-tokens; shown below the field. */
  balance?: number | undefined;
  /** Adds a button that fills in this amount, micro-tokens. */
  fill?: { amount: number; label?: string } | undefined;
  /** Amounts offered as buttons below the field, micro-tokens. */
  presets?: readonly { amount: number; label?: string }[];
  /** Unit after the value. Default: 'tokens'. */
  unit?: ReactNode;
  /** Custom rule for a valid amount, micro-tokens. Returns an error message or undefined. */
  validate?: (micro: number) => string | undefined;
}

const none: NonNullable<AmountFieldProps['presets']> = [];

type Limits = Pick<AmountFieldProps, 'min' | 'max' | 'validate'>;

function checkAmount(text: string, { min, max = Number.MAX_SAFE_INTEGER, validate }: Limits, say: SayAmount) {
  const read = readTokens(text);
  if (!read.ok) {
    if (read.fault === 'empty') return undefined;
    return say(read.fault, { max: displayTokens(max) });
  }
  const low = min !== undefined && read.micro < min;
  if (!low && read.micro <= max) return validate?.(read.micro);
  const least = min === undefined ? undefined : displayTokens(min);
  // The largest safe integer is a technical limit, so messages leave it out.
  const most = max === Number.MAX_SAFE_INTEGER && low ? undefined : displayTokens(max);
  return outside(low, { min: least, max: most }, say, ['tooSmall', 'tooLarge', 'range']);
}

/** More typing cannot fix an invalid character or an amount above the maximum. */
function exceedsOrInvalid(text: string, max: number) {
  const read = readTokens(text);
  return read.ok ? read.micro > max : read.fault === 'tooLarge' || !mayBecomeTokens(text);
}

export function AmountField(props: AmountFieldProps) {
  const { frame, rest } = splitField<AmountFieldProps, never>(props);
  const { balance, fill, presets = none, unit: given, ...input } = rest;
  const { label, required = false, max = Number.MAX_SAFE_INTEGER } = props;
  const say = useSayAmount(label);
  const texts = useTexts('amount', amountTexts);
  const unit = given === undefined ? texts.unit : given;
  const rules = { required, validate: (text: string) => checkAmount(text ?? '', props, say) };
  const field = useField(props.name, label, rules, { isUnfixable: (text) => exceedsOrInvalid(text, max) });
  const unitText = typeof unit === 'string' ? unit : texts.unit;
  const hint =
    frame.hint ??
    (balance !== undefined && fillText(texts.balance, { amount: displayTokens(balance), unit: unitText }));
  return (
    <Field {...frame} hint={hint} error={field.error ?? frame.error} data-component="AmountField">
      {(control) => (
        <>
          <span data-part="box" data-end={fill ? 'wide' : 'long'}>
            <input
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              data-numeric=""
              {...mergeProps({ ...control, ...field.control }, input)}
            />
            <span data-part="end">
              <span>{unit}</span>
              {fill && (
                <Preset type="button" disabled={input.disabled} onClick={() => field.put(formatTokens(fill.amount))}>
                  {fill.label ?? texts.fill}
                </Preset>
              )}
            </span>
          </span>
          {presets.length > 0 && (
            <fieldset data-part="presets" aria-label={fillText(texts.usual, { label })} disabled={input.disabled}>
              {presets.map(({ amount, label: text }) => (
                <Preset key={amount} type="button" onClick={() => field.put(formatTokens(amount))}>
                  {text ?? displayTokens(amount)}
                </Preset>
              ))}
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}
