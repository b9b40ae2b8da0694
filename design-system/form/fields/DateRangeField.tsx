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
  /** Refuses an empty field. */
  required?: boolean;
  /** First day allowed, 'YYYY-MM-DD'. */
  min?: string;
  /** Last day allowed, 'YYYY-MM-DD'. */
  max?: string;
  /** The days, where no Form holds the field. */
  range?: DayRange;
  /** Told both days on every change; `utcRange` turns them into moments. */
  onRangeChange?: (range: DayRange) => void;
  /** The caller's own rule over two days in order. */
  validate?: (range: DayRange) => string | undefined;
}

const ends = ['from', 'to'] as const;
const words = { from: 'First day', to: 'Last day' } as const;
const none: DayRange = { from: '', to: '' };

/** A form may hold anything before it is filled. */
const asRange = (value: DayRange | null | undefined): DayRange => ({ from: value?.from ?? '', to: value?.to ?? '' });

function checkRange({ from, to }: DayRange, { label, required, min, max, validate }: DateRangeFieldProps) {
  if (from === '' && to === '') return required ? message('choose', { label }) : undefined;
  if (!isDay(from) || !isDay(to)) return message('bothDays', { label });
  // Texts of this form sort as the days do.
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

/** Takes a first and a last day, both counted whole. The form holds `{ from, to }`; local and UTC moments stand below. */
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
  // Each end bounds the other in the browser's calendar.
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
              // The form moves focus here when the days are wrong.
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
