import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { isDay } from '../../internal/format/days.ts';
import { Field, type ControlAttributes } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { useSay, type Say } from '../messages.ts';
import { useField } from '../useField.ts';

export interface DateFieldProps extends FrameProps, InputAttributes {
  /** Rejects an empty field. */
  required?: boolean;
  /** First allowed day, 'YYYY-MM-DD'. */
  min?: string;
  /** Last allowed day, 'YYYY-MM-DD'. */
  max?: string;
  /** Custom rule for a day 'YYYY-MM-DD'. Returns an error message or undefined. */
  validate?: (day: string) => string | undefined;
}

function checkDay(day: string, { min, max, validate }: DateFieldProps, say: Say) {
  if (!isDay(day)) return say('notDate');
  // Days in this format sort as text.
  if (min !== undefined && day < min) return say('tooEarly', { min });
  if (max !== undefined && day > max) return say('tooLate', { max });
  return validate?.(day);
}

/** Binds a native date input to its form. */
export function useDateInput(props: DateFieldProps) {
  const { frame, rest } = splitField<DateFieldProps, string>(props);
  const say = useSay(props.label);
  const field = useField(props.name, props.label, {
    required: props.required ?? false,
    validate: (day: string) => (day ? checkDay(day, props, say) : undefined),
  });
  const bounds = { ...(props.min && { min: props.min }), ...(props.max && { max: props.max }) };
  return {
    frame: { ...frame, error: field.error ?? frame.error },
    attributesOf: (control: ControlAttributes) => mergeProps({ ...control, ...bounds, ...field.control }, rest),
  };
}

export function DateField(props: DateFieldProps) {
  const { frame, attributesOf } = useDateInput(props);
  return (
    <Field {...frame} data-component="DateField">
      {(control) => <input type="date" data-numeric="" {...attributesOf(control)} />}
    </Field>
  );
}
