import { useRef, useState } from 'react';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { CalendarButton } from '../internal/CalendarButton.tsx';
import { opensCalendar } from '../internal/opensCalendar.ts';
import { putText } from '../internal/putText.ts';
import { useDay, type DateFieldProps } from './DateField.tsx';
import { Frame } from './DatePicker.styles.ts';

export interface DatePickerProps extends DateFieldProps {
  /** Returns true for a day that cannot be chosen in the calendar. Give `validate` the same rule, for typed days. */
  isDisabled?: (day: string) => boolean;
}

export function DatePicker({ isDisabled, ...props }: DatePickerProps) {
  const { frame, attributesOf } = useDay(props);
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  const ours = { ref: input, onKeyDown: opensCalendar };
  return (
    <Frame {...frame} data-component="DatePicker">
      {(control) => (
        <span data-part="box" data-end="short">
          <input type="date" data-numeric="" {...mergeProps(ours, attributesOf(control))} />
          <span data-part="end">
            <CalendarButton
              label={props.label}
              disabled={props.disabled ?? props.readOnly}
              day={day}
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
