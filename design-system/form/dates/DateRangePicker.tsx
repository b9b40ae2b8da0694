import { useId, useState, type ComponentProps } from 'react';
import type { DateRangePreset } from '../../components/Calendar/CalendarPanel.tsx';
import { isDay, utcRange, type DayRange } from '../../internal/format/days.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { CalendarButton } from './internal/CalendarButton.tsx';
import { Frame } from './internal/DayRangeFrame.styles.ts';
import { FieldGroup } from '../internal/FieldGroup.tsx';
import { Moments } from './internal/Moments.tsx';
import { openCalendarByKey } from './internal/openCalendarByKey.ts';
import { checkBounds, sayNotDate, useDayForm } from './internal/useDayForm.ts';
import { useWrittenText } from './internal/useWrittenText.ts';
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
  /** Shows the calendar from the start. */
  defaultOpen?: boolean;
  /** Returns true for a day that cannot be chosen in the calendar. */
  isDisabled?: (day: string) => boolean;
}

const ends = ['from', 'to'] as const;
const none: DayRange = { from: '', to: '' };

const asRange = (value: DayRange | null | undefined): DayRange => ({ from: value?.from ?? '', to: value?.to ?? '' });

function checkRange({ from, to }: DayRange, { required, min, max, validate }: DateRangePickerProps, say: Say) {
  if (from === '' && to === '') return required ? say('choose') : undefined;
  if (!isDay(from) || !isDay(to)) return say('bothDays');
  if (from > to) return say('dayOrder');
  return checkBounds(from, to, min, max, say) ?? validate?.({ from, to });
}

const isComplete = ({ from, to }: DayRange) => from !== '' && to !== '';

export function DateRangePicker(ownProps: DateRangePickerProps) {
  const { presets, isDisabled, defaultOpen = false, ...props } = useDefaultProps('DateRangePicker', ownProps);
  const { frame, rest } = splitField<DateRangePickerProps, DayRange>(props);
  const { range: given, onRangeChange, ...fieldset } = rest;
  const say = useSay(props.label);
  const texts = useTexts('range', rangeTexts);
  const id = useId();
  const [own, setOwn] = useState(none);
  const labels = {
    from: fillText(texts.fromOf, { label: props.label }),
    to: fillText(texts.toOf, { label: props.label }),
  };
  const check = (value: DayRange) => {
    const wrong = ends.find((end) => value[end] === '' && days[end].isUnread());
    return wrong ? sayNotDate(say, labels[wrong]) : checkRange(value, props, say);
  };
  const field = useChoice<DayRange>(props.name, props.label, { validate: (value) => check(asRange(value)) }, none);
  const range = asRange(field.value ?? given ?? own);
  const put = (next: DayRange) => {
    setOwn(next);
    field.choose(next);
    onRangeChange?.(next);
  };
  const onRecheck = () => field.choose(range);
  const shared = { ...useDayForm(), onRecheck };
  const days = {
    from: useWrittenText(range.from, { ...shared, onValueChange: (from) => put({ ...range, from }) }),
    to: useWrittenText(range.to, { ...shared, onValueChange: (to) => put({ ...range, to }) }),
  };
  const left = ends.find((end) => days[end].hasError);
  const error = left ? sayNotDate(say, labels[left]) : (field.error ?? frame.error);
  return (
    <FieldGroup Root={Frame} component="DateRangePicker" {...{ id, frame, fieldset, error }}>
      <div data-part="ends">
        <div data-part="range">
          {ends.map((end) => (
            <label key={end}>
              <span>{texts[end]}</span>
              <input
                {...mergeProps(
                  { ...days[end].control, onKeyDown: openCalendarByKey },
                  // The form focuses the first input when the range is invalid.
                  end === 'from' ? field.control : { onBlur: field.control.onBlur },
                )}
                aria-label={labels[end]}
                aria-invalid={error ? true : undefined}
                aria-required={props.required || undefined}
                disabled={fieldset.disabled}
              />
            </label>
          ))}
        </div>
        <CalendarButton
          label={props.label}
          disabled={props.disabled}
          defaultOpen={defaultOpen}
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
