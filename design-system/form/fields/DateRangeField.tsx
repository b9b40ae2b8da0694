import { useId, useState, type ComponentProps } from 'react';
import { localText, utcText } from '../../internal/format/moments.ts';
import { isDay, utcRange, type DayRange } from '../days.ts';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { FieldGroup } from '../internal/FieldGroup.tsx';
import { useSay, type Say } from '../messages.ts';
import { useChoice } from '../useChoice.ts';
import { Frame } from './DateRangeField.styles.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { rangeTexts } from '../texts/range.ts';

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
const none: DayRange = { from: '', to: '' };

const asRange = (value: DayRange | null | undefined): DayRange => ({ from: value?.from ?? '', to: value?.to ?? '' });

function checkRange({ from, to }: DayRange, { required, min, max, validate }: DateRangeFieldProps, say: Say) {
  if (from === '' && to === '') return required ? say('choose') : undefined;
  if (!isDay(from) || !isDay(to)) return say('bothDays');
  // Days in this format sort as text.
  if (from > to) return say('dayOrder');
  if (min !== undefined && from < min) return say('tooEarly', { min });
  if (max !== undefined && to > max) return say('tooLate', { max });
  return validate?.({ from, to });
}

function Moments({ range }: { range: DayRange }) {
  const texts = useTexts('range', rangeTexts);
  const moments = range.from <= range.to ? utcRange(range) : null;
  if (!moments) return null;
  return (
    <dl data-part="moments">
      <dt>{texts.yourTime}</dt>
      <dd>{fillText(texts.span, { start: localText(moments.start), end: localText(moments.end) })}</dd>
      <dt>{texts.utc}</dt>
      <dd>{fillText(texts.span, { start: utcText(moments.start), end: utcText(moments.end) })}</dd>
    </dl>
  );
}

export function DateRangeField(props: DateRangeFieldProps) {
  const { frame, rest } = splitField<DateRangeFieldProps, DayRange>(props);
  const { range: given, onRangeChange, ...fieldset } = rest;
  const say = useSay(props.label);
  const texts = useTexts('range', rangeTexts);
  const id = useId();
  const [own, setOwn] = useState(none);
  const field = useChoice<DayRange>(
    props.name,
    props.label,
    { validate: (value) => checkRange(asRange(value), props, say) },
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
    <FieldGroup Root={Frame} component="DateRangeField" {...{ id, frame, fieldset, error }}>
      <div data-part="range">
        {ends.map((end) => (
          <label key={end}>
            <span>{texts[end]}</span>
            <input
              type="date"
              data-numeric=""
              aria-label={fillText(end === 'from' ? texts.fromOf : texts.toOf, { label: props.label })}
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
    </FieldGroup>
  );
}
