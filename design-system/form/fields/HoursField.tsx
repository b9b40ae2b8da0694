import { useState } from 'react';
import { mergeProps } from '../../internal/mergeProps.ts';
import { Field } from '../Field.tsx';
import { splitField, type ValueFrameProps, type InputAttributes } from '../fieldProps.ts';
import { message } from '../messages.ts';
import { useValueField } from '../useValueField.ts';

const hoursIn = { hours: 1, days: 24, weeks: 168 } as const;
type Unit = keyof typeof hoursIn;
const units = Object.keys(hoursIn) as Unit[];

export interface HoursFieldProps extends ValueFrameProps, Omit<InputAttributes, 'value' | 'defaultValue' | 'onChange'> {
  /** Refuses an empty field. */
  required?: boolean;
  /** Fewest hours. */
  min?: number;
  /** Most hours. */
  max?: number;
  /** Lengths offered as one press, hours. */
  presets?: readonly { hours: number; label: string }[];
}

const usual = [
  { hours: 1, label: '1 h' },
  { hours: 12, label: '12 h' },
  { hours: 24, label: '24 h' },
  { hours: 168, label: '7 d' },
] as const;

const readWhole = (text: string, unit: Unit) => {
  const digits = text.trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) * hoursIn[unit] : null;
};

function checkHours(text: string, unit: Unit, { label, required, min = 1, max }: HoursFieldProps) {
  if (text.trim() === '') return required ? message('required', { label }) : undefined;
  const hours = readWhole(text, unit);
  if (hours === null) return message('notWhole', { label });
  if (hours < min) return message('tooSmall', { label, min: `${min} h` });
  return max !== undefined && hours > max ? message('tooLarge', { label, max: `${max} h` }) : undefined;
}

/** Takes a length of time; the form holds whole hours, or null while there is none. */
export function HoursField(props: HoursFieldProps) {
  const { frame, rest } = splitField<HoursFieldProps, number | null>(props);
  const { presets = usual, ...input } = rest;
  const [unit, setUnit] = useState<Unit>('hours');
  const field = useValueField<number | null>(props.name, {
    show: (hours) => (hours === null ? '' : String(hours / hoursIn[unit])),
    read: (text) => readWhole(text, unit),
    check: (text) => checkHours(text, unit, props),
  });
  const choose = (hours: number, next: Unit) => {
    setUnit(next);
    field.put(String(hours / hoursIn[next]), hours);
  };
  return (
    <Field {...frame} error={field.error ?? frame.error}>
      {(control) => (
        <>
          <div data-part="pair">
            <input
              inputMode="numeric"
              autoComplete="off"
              data-numeric=""
              {...mergeProps({ ...control, ...field.control }, input)}
            />
            <select
              aria-label={`Unit of ${props.label}`}
              value={unit}
              onChange={({ target }) => {
                const next = units.find((one) => one === target.value) ?? 'hours';
                setUnit(next);
                const count = Number(field.control.value.trim());
                if (field.value !== null) field.put(field.control.value, count * hoursIn[next]);
              }}
            >
              {units.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </div>
          {presets.length > 0 && (
            <fieldset data-part="presets" aria-label={`Usual ${props.label}`}>
              {presets.map(({ hours, label }) => (
                <button
                  key={hours}
                  type="button"
                  aria-pressed={field.value === hours}
                  onClick={() => choose(hours, 'hours')}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}
