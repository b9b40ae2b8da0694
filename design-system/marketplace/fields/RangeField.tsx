import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { displayTokens, mayBecomeTokens, readTokens } from '../amount.ts';
import { splitField, type FrameProps } from '../../form/fieldProps.ts';
import { FieldGroup } from '../../form/internal/FieldGroup.tsx';
import { useSayAmount, type SayAmount } from '../messages.ts';
import { useField, useMaybeForm } from '../../form/useField.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { amountTexts } from '../texts/amount.ts';
import { rangeTexts } from '../../form/texts/range.ts';

export interface Range {
  /** Lower end as typed, '' for none. */
  min: string;
  /** Upper end as typed, '' for none. */
  max: string;
}

export interface RangeFieldProps
  extends FrameProps, Omit<ComponentProps<'fieldset'>, 'name' | 'children' | 'onChange' | 'ref'> {
  /** Key of the form value `{ min, max }`; both are texts for `parseTokens`. */
  name?: string;
  /** Initial texts, without a Form. */
  defaultRange?: Range;
  /** Called with both texts after a change, once both are valid. */
  onRangeChange?: (range: Range) => void;
  /** Unit after each value. */
  unit?: ReactNode;
}

const ends = ['min', 'max'] as const;

function checkEnd(text: string, say: SayAmount) {
  const read = readTokens(text);
  if (read.ok || read.fault === 'empty') return undefined;
  return say(read.fault, { max: displayTokens(Number.MAX_SAFE_INTEGER) });
}

function checkRange(range: Range, say: SayAmount): string | undefined {
  const broken = checkEnd(range.min, say) ?? checkEnd(range.max, say);
  if (broken) return broken;
  const [low, high] = [readTokens(range.min), readTokens(range.max)];
  return low.ok && high.ok && low.micro > high.micro ? say('order') : undefined;
}

/** Delay before an incomplete range is validated, milliseconds without typing. */
const pauseMs = 600;

function useOwnError(judge: () => string | undefined) {
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = () => {
    clearTimeout(timer.current);
    setError(judge());
  };
  const later = (immediate: boolean) => {
    clearTimeout(timer.current);
    if (immediate || !judge()) settle();
    else timer.current = setTimeout(settle, pauseMs);
  };
  return { error, settle, later };
}

export function RangeField(props: RangeFieldProps) {
  const { frame, rest } = splitField<RangeFieldProps, never>(props);
  const { defaultRange, onRangeChange, unit: given, ...fieldset } = rest;
  const { label, name } = props;
  const say = useSayAmount(label);
  const texts = useTexts('range', rangeTexts);
  const amount = useTexts('amount', amountTexts);
  const unit = given === undefined ? amount.unit : given;
  const id = useId();
  const form = useMaybeForm();
  const typed = (): Range => ({
    min: readEnd(`${id}-min`),
    max: readEnd(`${id}-max`),
  });
  const isUnfixable = (text: string) => !mayBecomeTokens(text);
  const rules = { validate: () => checkRange(typed(), say) };
  const low = useField(name && `${name}.min`, label, rules, { isUnfixable });
  const high = useField(name && `${name}.max`, label, rules, { isUnfixable });
  const own = useOwnError(() => checkRange(typed(), say));
  const error = low.error ?? high.error ?? own.error ?? frame.error;
  const changed = () => {
    const range = typed();
    if (!checkRange(range, say)) onRangeChange?.(range);
    if (!low.bound) own.later(isUnfixable(range.min) || isUnfixable(range.max));
    // The two ends depend on each other, so an error validates both.
    if (form && name && error) void form.trigger([`${name}.min`, `${name}.max`]);
  };
  return (
    <FieldGroup component="RangeField" {...{ id, frame, fieldset, error }}>
      <div data-part="range">
        {ends.map((end) => {
          const { onChange, onBlur, ...control } = (end === 'min' ? low : high).control;
          return (
            <span key={end} data-part="box" data-end={unit ? 'long' : undefined}>
              <input
                id={`${id}-${end}`}
                aria-label={fillText(end === 'min' ? texts.lowestOf : texts.highestOf, { label })}
                aria-invalid={error ? true : undefined}
                placeholder={end === 'min' ? texts.lowest : texts.highest}
                inputMode="decimal"
                autoComplete="off"
                data-numeric=""
                disabled={fieldset.disabled}
                {...(!form && { defaultValue: defaultRange?.[end] })}
                {...control}
                onBlur={(event) => {
                  onBlur?.(event);
                  if (!low.bound) own.settle();
                }}
                onChange={(event) => {
                  onChange?.(event);
                  changed();
                }}
              />
              {unit && <span data-part="end">{unit}</span>}
            </span>
          );
        })}
      </div>
    </FieldGroup>
  );
}

const readEnd = (id: string) => {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element.value : '';
};
