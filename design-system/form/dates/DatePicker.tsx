import { isDay } from '../../internal/format/days.ts';
import { Field } from '../Field.tsx';
import type { FrameProps, InputAttributes } from '../fieldProps.ts';
import { CalendarButton } from './internal/CalendarButton.tsx';
import { openCalendarByKey } from './internal/openCalendarByKey.ts';
import { checkBounds, sayNotDate, useDayForm } from './internal/useDayForm.ts';
import { useWrittenField } from './internal/useWrittenField.ts';
import { useSay, type Say } from '../messages.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';

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
  /** Shows the calendar from the start. */
  defaultOpen?: boolean;
  /** Time zone of today in the calendar. Default: the one of the page. */
  zone?: string;
}

function checkDay(day: string, isUnread: boolean, props: DatePickerProps, say: Say) {
  if (day === '' && !isUnread) return props.required ? say('required') : undefined;
  if (!isDay(day)) return sayNotDate(say);
  return checkBounds(day, day, props.min, props.max, say) ?? props.validate?.(day);
}

/** `onChange` gets the day: the target is a hidden date input with the value 'YYYY-MM-DD', or '' for other text. */
export function DatePicker(ownProps: DatePickerProps) {
  const { isDisabled, zone, defaultOpen = false, ...props } = useDefaultProps('DatePicker', ownProps);
  const say = useSay(props.label);
  const field = useWrittenField(props, {
    ...useDayForm(),
    check: (day, isUnread) => checkDay(day, isUnread, props, say),
    sayUnread: () => sayNotDate(say),
  });
  return (
    <Field {...field.frame} data-component="DatePicker">
      {(control) => (
        <span data-part="box" data-end="short">
          <input {...field.input(control, { onKeyDown: openCalendarByKey })} />
          <input type="date" {...field.hidden} />
          <span data-part="end">
            <CalendarButton
              label={props.label}
              disabled={props.disabled || props.readOnly}
              day={field.value}
              zone={zone}
              defaultOpen={defaultOpen}
              min={props.min}
              max={props.max}
              {...(isDisabled && { isDisabled })}
              onDayChange={field.put}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
