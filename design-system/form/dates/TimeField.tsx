import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { isTime } from '../../internal/format/zone.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Field } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { useSay } from '../messages.ts';
import { timeTexts } from '../texts/time.ts';
import { useField } from '../useField.ts';

export interface TimeFieldProps extends FrameProps, InputAttributes {
  /** Rejects an empty field. */
  required?: boolean;
  /** First allowed time, 'HH:MM'. */
  min?: string;
  /** Last allowed time, 'HH:MM'. */
  max?: string;
  /** Custom rule for a time 'HH:MM'. Returns an error message or undefined. */
  validate?: (time: string) => string | undefined;
}

export function TimeField(props: TimeFieldProps) {
  const { frame, rest } = splitField<TimeFieldProps, string>(props);
  const { min, max, validate } = props;
  const say = useSay(props.label);
  const texts = useTexts('time', timeTexts);
  const check = (time: string) => {
    if (!isTime(time)) return fillText(texts.notTime, { label: props.label });
    // Times in this format sort as text.
    if (min !== undefined && time < min) return say('tooEarly', { min });
    if (max !== undefined && time > max) return say('tooLate', { max });
    return validate?.(time);
  };
  const field = useField(props.name, props.label, {
    required: props.required ?? false,
    validate: (time: string) => (time ? check(time) : undefined),
  });
  const bounds = { ...(min && { min }), ...(max && { max }) };
  return (
    <Field {...frame} error={field.error ?? frame.error} data-component="TimeField">
      {(control) => (
        <input type="time" data-numeric="" {...mergeProps({ ...control, ...bounds, ...field.control }, rest)} />
      )}
    </Field>
  );
}
