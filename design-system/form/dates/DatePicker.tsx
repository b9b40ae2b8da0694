import { useRef, useState } from 'react';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { isDay } from '../../internal/format/days.ts';
import { Field } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { CalendarButton } from './internal/CalendarButton.tsx';
import { openCalendarByKey } from './internal/openCalendarByKey.ts';
import { checkBounds, sayNotDate, useDayText } from './internal/useDayText.ts';
import { setText } from '../internal/putText.ts';
import { useSay, type Say } from '../messages.ts';
import { useChoice } from '../useChoice.ts';

export interface DatePickerProps extends FrameProps, InputAttributes {
  /** Rejects an empty field. */
  required?: boolean;
  /** First allowed day, 'YYYY-MM-DD'. */
  min?: string;
  /** Last allowed day, 'YYYY-MM-DD'. */
  max?: string;
  /** Custom rule for a day 'YYYY-MM-DD'. Returns an error message or undefined. */
  validate?: (day: string) => string | undefined;
  /** Returns true for a day that cannot be chosen in the calendar. Give `validate` the same rule, for typed days. */
  isDisabled?: (day: string) => boolean;
  /** Time zone of today in the calendar. Default: the one of the page. */
  zone?: string;
}

function checkDay(day: string, isUnread: boolean, props: DatePickerProps, say: Say) {
  if (day === '' && !isUnread) return props.required ? say('required') : undefined;
  if (!isDay(day)) return sayNotDate(say);
  return checkBounds(day, day, props.min, props.max, say) ?? props.validate?.(day);
}

/** `onChange` gets the day: the target is a hidden date input with the value 'YYYY-MM-DD', or '' for other text. */
export function DatePicker({ isDisabled, zone, ...props }: DatePickerProps) {
  const { frame, rest } = splitField<DatePickerProps, string>(props);
  const { value, defaultValue, onChange, ...attributes } = rest;
  const say = useSay(props.label);
  const hidden = useRef<HTMLInputElement>(null);
  const rules = { validate: (next: string) => checkDay(next, text.isUnread(), props, say) };
  const field = useChoice<string>(props.name, props.label, rules, '', '');
  const [own, setOwn] = useState(String(defaultValue ?? ''));
  const day = field.value ?? (value === undefined ? own : String(value));
  const text = useDayText(day, {
    onDayChange: (next) => setText(hidden.current, next),
    onRecheck: () => field.choose(day),
  });
  const error = text.hasError ? sayNotDate(say) : (field.error ?? frame.error);
  const ours = mergeProps({ ...text.control, onKeyDown: openCalendarByKey }, field.control);
  return (
    <Field {...frame} error={error} data-component="DatePicker">
      {(control) => (
        <span data-part="box" data-end="short">
          <input {...mergeProps(mergeProps(ours, control), attributes)} />
          <input
            ref={hidden}
            type="date"
            hidden
            aria-hidden
            name={props.name}
            disabled={props.disabled}
            value={day}
            onChange={(event) => {
              setOwn(event.target.value);
              field.choose(event.target.value);
              onChange?.(event);
            }}
          />
          <span data-part="end">
            <CalendarButton
              label={props.label}
              disabled={props.disabled || props.readOnly}
              day={day}
              zone={zone}
              min={props.min}
              max={props.max}
              {...(isDisabled && { isDisabled })}
              onDayChange={(next) => setText(hidden.current, next)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
