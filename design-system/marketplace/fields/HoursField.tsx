import { useState } from 'react';
import { Icon } from '../../icons/index.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { Field } from '../../form/Field.tsx';
import { splitField, type InputAttributes, type ValueFrameProps } from '../../form/fieldProps.ts';
import { hoursIn, readHours, spanText, units, yearHours, type HourUnit } from '../hours.ts';
import { useSayAmount, type SayAmount } from '../messages.ts';
import { useValueField } from '../../form/useValueField.ts';
import { counted } from '../../internal/format/counted.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { hoursTexts } from '../texts/hours.ts';
import { Preset } from './presets.styles.ts';

export interface HoursFieldProps extends ValueFrameProps, Omit<InputAttributes, 'value' | 'defaultValue' | 'onChange'> {
  /** Rejects an empty field. */
  required?: boolean;
  /** Minimum hours. Default: 1. */
  min?: number;
  /** Maximum hours. Default: 8760, one year. */
  max?: number;
  /** Durations accepted regardless of the limits, hours. */
  allowed?: readonly number[] | undefined;
  /** Durations offered as buttons, hours. */
  presets?: readonly { hours: number; label: string }[];
}

const usual: readonly { hours: number; label?: string }[] = [{ hours: 1 }, { hours: 24 }, { hours: 168 }];

type Limits = Pick<HoursFieldProps, 'required' | 'min' | 'max' | 'allowed'>;

function checkHours(
  text: string,
  unit: HourUnit,
  { required, min = 1, max = yearHours, allowed }: Limits,
  say: SayAmount,
) {
  if (text.trim() === '') return required ? say('required') : undefined;
  const hours = readHours(text, unit);
  if (hours === null) return say('notWhole');
  return (hours < min || hours > max) && !allowed?.includes(hours) ? say('hours', { min, max }) : undefined;
}

export function HoursField(props: HoursFieldProps) {
  const { frame, rest } = splitField<HoursFieldProps, number | null>(props);
  const { presets = usual, allowed = [], ...input } = rest;
  const say = useSayAmount(props.label);
  const texts = useTexts('hours', hoursTexts);
  const [unit, setUnit] = useState<HourUnit>('hours');
  // A button chooses a length, so that another unit converts its number.
  const [picked, setPicked] = useState<number>();
  const field = useValueField<number | null>(props.name, {
    show: (hours) => (hours === null ? '' : String(hours / hoursIn[unit])),
    read: (text) => readHours(text, unit),
    check: (text) => checkHours(text, unit, props, say),
    isUnfixable: (text) =>
      text.trim() !== '' && (readHours(text, unit) ?? Infinity) > Math.max(props.max ?? yearHours, ...allowed),
  });
  const choose = (text: string, next: HourUnit) => {
    setUnit(next);
    field.put(text, readHours(text, next));
  };
  const changeUnit = (next: HourUnit) => {
    if (picked === undefined || picked !== field.value) {
      choose(field.control.value, next);
      return;
    }
    const count = Math.max(1, Math.round(picked / hoursIn[next]));
    setPicked(count * hoursIn[next]);
    choose(String(count), next);
  };
  const equal = unit !== 'hours' && field.value !== null && counted(texts.equal, field.value);
  return (
    <Field {...frame} hint={equal || frame.hint} error={field.error ?? frame.error} data-component="HoursField">
      {(control) => (
        <>
          <div data-part="pair">
            <input
              inputMode="numeric"
              autoComplete="off"
              data-numeric=""
              {...mergeProps({ ...control, ...field.control }, input)}
            />
            <span data-part="box">
              <select
                aria-label={fillText(texts.unitOf, { label: props.label })}
                value={unit}
                disabled={input.disabled}
                // Changing the unit keeps a typed number: 3 hours become 3 days.
                onChange={({ target }) => changeUnit(units.find((one) => one === target.value) ?? unit)}
              >
                {units.map((one) => (
                  <option key={one} value={one}>
                    {texts[one]}
                  </option>
                ))}
              </select>
              <span data-part="end">
                <Icon name="chevron-down" />
              </span>
            </span>
          </div>
          {presets.length > 0 && (
            <fieldset
              data-part="presets"
              aria-label={fillText(texts.usual, { label: props.label })}
              disabled={input.disabled}
            >
              {presets.map(({ hours, label }) => (
                <Preset
                  key={hours}
                  type="button"
                  aria-pressed={field.value === hours}
                  onClick={() => {
                    setPicked(hours);
                    choose(String(hours), 'hours');
                  }}
                >
                  {label ?? spanText(hours, texts)}
                </Preset>
              ))}
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}
