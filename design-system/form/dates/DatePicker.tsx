import { useRef, useState } from 'react';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { CalendarButton } from './internal/CalendarButton.tsx';
import { openCalendarByKey } from './internal/openCalendarByKey.ts';
import { putText } from '../internal/putText.ts';
import { useDateInput, type DateFieldProps } from './DateField.tsx';
import { Frame } from './DatePicker.styles.ts';

export interface DatePickerProps extends DateFieldProps {
  /** Returns true for a day that cannot be chosen in the calendar. Give `validate` the same rule, for typed days. */
  isDisabled?: (day: string) => boolean;
  /** Time zone of today in the calendar. Default: the one of the page. */
  zone?: string;
}

export function DatePicker({ isDisabled, zone, ...props }: DatePickerProps) {
  const { frame, attributesOf } = useDateInput(props);
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  const ours = { ref: input, onKeyDown: openCalendarByKey };
  return (
    <Frame {...frame} data-component="DatePicker">
      {(control) => (
        <span data-part="box" data-end="short">
          <input type="date" data-numeric="" {...mergeProps(ours, attributesOf(control))} />
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
