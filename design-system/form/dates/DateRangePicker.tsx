import { useId, useState, type ComponentProps } from 'react';
import type { DateRangePreset } from '../../components/Calendar/CalendarPanel.tsx';
import { isDay, utcRange, type DayRange } from '../../internal/format/days.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { CalendarButton } from './internal/CalendarButton.tsx';
import { Frame } from './internal/DayRangeFrame.styles.ts';
import { FieldGroup } from '../internal/FieldGroup.tsx';
import { Moments } from './internal/Moments.tsx';
import { openCalendarByKey } from './internal/openCalendarByKey.ts';
import { useSay, type Say } from '../messages.ts';
import { rangeTexts } from '../texts/range.ts';
import { useChoice } from '../useChoice.ts';

export type { DateRangePreset };

export interface DateRangePickerProps
  extends FrameProps, Omit<ComponentProps<'fieldset'>, 'name' | 'children' | 'onChange' | 'ref'> {
  /** Rejects an empty field. */
  required?: boolean;
  /** First allowed day, 'YYYY-MM-DD'. */
  min?: string;
  /** Last allowed day, 'YYYY-MM-DD'. */
  max?: string;
  /** Selected days, without a Form. */
  range?: DayRange;
  /** Called with both days on every change; `utcRange` converts them to times. */
  onRangeChange?: (range: DayRange) => void;
  /** Custom rule for two days in order. Returns an error message or undefined. */
  validate?: (range: DayRange) => string | undefined;
  /** Periods to choose with one press, above the calendar. */
  presets?: readonly DateRangePreset[];
  /** Returns true for a day that cannot be chosen in the calendar. */
  isDisabled?: (day: string) => boolean;
}

const ends = ['from', 'to'] as const;
const none: DayRange = { from: '', to: '' };

const asRange = (value: DayRange | null | undefined): DayRange => ({ from: value?.from ?? '', to: value?.to ?? '' });

function checkRange({ from, to }: DayRange, { required, min, max, validate }: DateRangePickerProps, say: Say) {
  if (from === '' && to === '') return required ? say('choose') : undefined;
  if (!isDay(from) || !isDay(to)) return say('bothDays');
  // Days in this format sort as text.
  if (from > to) return say('dayOrder');
  if (min !== undefined && from < min) return say('tooEarly', { min });
  if (max !== undefined && to > max) return say('tooLate', { max });
  return validate?.({ from, to });
}

const isComplete = ({ from, to }: DayRange) => from !== '' && to !== '';

/** Two native date inputs that limit each other, with the resulting times. */
export function DateRangePicker({ presets, isDisabled, ...props }: DateRangePickerProps) {
  const { frame, rest } = splitField<DateRangePickerProps, DayRange>(props);
  const { range: given, onRangeChange, ...fieldset } = rest;
  const say = useSay(props.label);
  const texts = useTexts('range', rangeTexts);
  const id = useId();
  const [own, setOwn] = useState(none);
  const field = useChoice<DayRange>(
    props.name,
    props.label,
    { validate: (value) => checkRange(asRange(value), props, say) },
    none,
  );
  const range = asRange(field.value ?? given ?? own);
  const error = field.error ?? frame.error;
  const put = (next: DayRange) => {
    setOwn(next);
    field.choose(next);
    onRangeChange?.(next);
  };
  const bounds = {
    from: { min: props.min, max: isDay(range.to) ? range.to : props.max },
    to: { min: isDay(range.from) ? range.from : props.min, max: props.max },
  };
  return (
    <FieldGroup Root={Frame} component="DateRangePicker" {...{ id, frame, fieldset, error }}>
      <div data-part="ends">
        <div data-part="range">
          {ends.map((end) => (
            <label key={end}>
              <span>{texts[end]}</span>
              <input
                type="date"
                data-numeric=""
                aria-label={fillText(end === 'from' ? texts.fromOf : texts.toOf, { label: props.label })}
                aria-invalid={error ? true : undefined}
                aria-required={props.required || undefined}
                disabled={fieldset.disabled}
                value={range[end]}
                {...bounds[end]}
                // The form focuses this input when the range is invalid.
                {...(end === 'from' && field.control.ref && { ref: field.control.ref })}
                onBlur={field.control.onBlur}
                onKeyDown={(event) => openCalendarByKey(event)}
                onChange={({ target }) => put({ ...range, [end]: target.value })}
              />
            </label>
          ))}
        </div>
        <CalendarButton
          label={props.label}
          disabled={props.disabled}
          range={range}
          min={props.min}
          max={props.max}
          {...(isDisabled && { isDisabled })}
          {...(presets && { presets })}
          onRangeChange={(next) => {
            put(next);
            return isComplete(next);
          }}
        />
      </div>
      <Moments range={range.from <= range.to ? utcRange(range) : null} />
    </FieldGroup>
  );
}
