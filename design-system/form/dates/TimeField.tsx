import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { fillText } from '../../internal/format/fillText.ts';
import { exampleTime, serverTimeForm, timeForm } from '../../internal/format/timeForm.ts';
import { isTime } from '../../internal/format/wallTime.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Field } from '../Field.tsx';
import type { FrameProps, InputAttributes } from '../fieldProps.ts';
import { useSay } from '../messages.ts';
import { timeTexts } from '../texts/time.ts';
import { useWrittenField } from './internal/useWrittenField.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

const subscribe = () => () => {};

function useTimeForm() {
  const form = useSyncExternalStore(subscribe, timeForm, serverTimeForm);
  const texts = useTexts('time', timeTexts);
  return { form, placeholder: [texts.pattern, form.halves.join('/')].filter(Boolean).join(' ') };
}

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

const minutesByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 60, PageDown: -60 };
const dayMinutes = 24 * 60;

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Goes round the clock, but stops at a bound. */
function moved(time: string, minutes: number, min?: string, max?: string): string {
  const next = minutesOf(time) + minutes;
  const [first, last] = [minutesOf(min || '00:00'), minutesOf(max || '23:59')];
  const total = min || max ? Math.min(last, Math.max(first, next)) : (next + dayMinutes) % dayMinutes;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** `onChange` gets the time: the target is a hidden time input with the value 'HH:MM', or '' for other text. */
export function TimeField(ownProps: TimeFieldProps) {
  const props = useDefaultProps('TimeField', ownProps);
  const { required, min, max, validate } = props;
  const say = useSay(props.label);
  const texts = useTexts('time', timeTexts);
  const { form, placeholder } = useTimeForm();
  const sayUnread = () => fillText(texts.notTime, { label: props.label, example: form.write(exampleTime) });
  const check = (time: string, isUnread: boolean) => {
    if (time === '' && !isUnread) return required ? say('required') : undefined;
    if (!isTime(time)) return sayUnread();
    // Times in this format sort as text.
    if (min && time < min) return say('tooEarly', { min: form.write(min) });
    if (max && time > max) return say('tooLate', { max: form.write(max) });
    return validate?.(time);
  };
  const field = useWrittenField(props, { form, placeholder, check, sayUnread });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const minutes = minutesByKey[event.key];
    if (
      minutes === undefined ||
      isComposing(event) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.currentTarget.readOnly
    )
      return;
    event.preventDefault();
    field.put(isTime(field.value) ? moved(field.value, minutes, min, max) : min || '00:00');
  };
  return (
    <Field {...field.frame} data-component="TimeField">
      {(control) => (
        <>
          <input {...field.input(control, { onKeyDown })} />
          <input type="time" {...field.hidden} />
        </>
      )}
    </Field>
  );
}
