import { useRef, useState } from 'react';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { isDay } from '../../internal/format/days.ts';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { CalendarButton } from './internal/CalendarButton.tsx';
import { openCalendarByKey } from './internal/openCalendarByKey.ts';
import { putText } from '../internal/putText.ts';
import { useSay, type Say } from '../messages.ts';
import { useField } from '../useField.ts';
import { Frame } from './DatePicker.styles.ts';

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

function checkDay(day: string, { min, max, validate }: DatePickerProps, say: Say) {
  if (!isDay(day)) return say('notDate');
  // Days in this format sort as text.
  if (min !== undefined && day < min) return say('tooEarly', { min });
  if (max !== undefined && day > max) return say('tooLate', { max });
  return validate?.(day);
}

export function DatePicker({ isDisabled, zone, ...props }: DatePickerProps) {
  const { frame, rest } = splitField<DatePickerProps, string>(props);
  const say = useSay(props.label);
  const field = useField(props.name, props.label, {
    required: props.required ?? false,
    validate: (day: string) => (day ? checkDay(day, props, say) : undefined),
  });
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  const bounds = { ...(props.min && { min: props.min }), ...(props.max && { max: props.max }) };
  const ours = { ref: input, onKeyDown: openCalendarByKey };
  return (
    <Frame {...frame} error={field.error ?? frame.error} data-component="DatePicker">
      {(control) => (
        <span data-part="box" data-end="short">
          <input
            type="date"
            data-numeric=""
            {...mergeProps(ours, mergeProps({ ...control, ...bounds, ...field.control }, rest))}
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
              onOpen={() => setDay(input.current?.value ?? '')}
              onDayChange={(next) => putText(input.current, next)}
            />
          </span>
        </span>
      )}
    </Frame>
  );
}
