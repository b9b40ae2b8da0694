import { useId, useState, type ComponentProps } from 'react';
import { localText, utcText } from '../../internal/format/moments.ts';
import { isDay, utcRange, type DayRange } from '../days.ts';
import { FieldNote, OptionalMark } from '../Field.tsx';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { message } from '../messages.ts';
import { useChoice } from '../useChoice.ts';
import { Frame } from './DateRangeField.styles.ts';

export interface DateRangeFieldProps
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
}

const ends = ['from', 'to'] as const;
const words = { from: 'First day', to: 'Last day' } as const;
const none: DayRange = { from: '', to: '' };

const asRange = (value: DayRange | null | undefined): DayRange => ({ from: value?.from ?? '', to: value?.to ?? '' });

function checkRange({ from, to }: DayRange, { label, required, min, max, validate }: DateRangeFieldProps) {
  if (from === '' && to === '') return required ? message('choose', { label }) : undefined;
  if (!isDay(from) || !isDay(to)) return message('bothDays', { label });
  // Days in this format sort as text.
  if (from > to) return message('dayOrder', { label });
  if (min !== undefined && from < min) return message('tooEarly', { label, min });
  if (max !== undefined && to > max) return message('tooLate', { label, max });
  return validate?.({ from, to });
}

function Moments({ range }: { range: DayRange }) {
  const moments = range.from <= range.to ? utcRange(range) : null;
  if (!moments) return null;
  return (
    <dl data-part="moments">
      <dt>Your time</dt>
      <dd>{`${localText(moments.start)} to ${localText(moments.end)}`}</dd>
      <dt>UTC</dt>
      <dd>{`${utcText(moments.start)} to ${utcText(moments.end)}`}</dd>
    </dl>
  );
}

export function DateRangeField(props: DateRangeFieldProps) {
  const { frame, rest } = splitField<DateRangeFieldProps, DayRange>(props);
  const { range: given, onRangeChange, ...fieldset } = rest;
  const id = useId();
  const [own, setOwn] = useState(none);
  const field = useChoice<DayRange>(
    props.name,
    props.label,
    { validate: (value) => checkRange(asRange(value), props) },
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
    <Frame
      as="fieldset"
      {...(fieldset as object)}
      className={frame.className}
      style={frame.style}
      id={frame.id}
      aria-describedby={frame.hint || error ? `${id}-note` : undefined}
      data-component="DateRangeField"
    >
      <legend data-hidden={frame.hiddenLabel || undefined}>
        {props.label}
        <OptionalMark {...frame} />
      </legend>
      <div data-part="range">
        {ends.map((end) => (
          <label key={end}>
            <span>{words[end]}</span>
            <input
              type="date"
              data-numeric=""
              aria-label={`${words[end]} of ${props.label}`}
              aria-invalid={error ? true : undefined}
              aria-required={props.required || undefined}
              disabled={fieldset.disabled}
              value={range[end]}
              {...bounds[end]}
              // The form focuses this input when the range is invalid.
              {...(end === 'from' && field.control.ref && { ref: field.control.ref })}
              onBlur={field.control.onBlur}
              onChange={({ target }) => put({ ...range, [end]: target.value })}
            />
          </label>
        ))}
      </div>
      <Moments range={range} />
      <FieldNote id={`${id}-note`} hint={frame.hint} error={error} />
    </Frame>
  );
}
