import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { isDay, utcRange, type DayRange } from '../../../internal/format/days.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import { splitField, type FrameProps } from '../../fieldProps.ts';
import { FieldGroup } from '../../internal/FieldGroup.tsx';
import { Moments } from './Moments.tsx';
import { useSay, type Say } from '../../messages.ts';
import { rangeTexts } from '../../texts/range.ts';
import { useChoice } from '../../useChoice.ts';
import { Frame } from './DayRangeFrame.styles.ts';
import { openCalendarByKey } from './openCalendarByKey.ts';

export interface DayRangeProps
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

interface Picked {
  range: DayRange;
  put: (range: DayRange) => void;
}

interface DayRangeFrameProps {
  fieldProps: DayRangeProps;
  component: string;
  /** Content after both inputs. */
  children?: (picked: Picked) => ReactNode;
}

const ends = ['from', 'to'] as const;
const none: DayRange = { from: '', to: '' };

const asRange = (value: DayRange | null | undefined): DayRange => ({ from: value?.from ?? '', to: value?.to ?? '' });

function checkRange({ from, to }: DayRange, { required, min, max, validate }: DayRangeProps, say: Say) {
  if (from === '' && to === '') return required ? say('choose') : undefined;
  if (!isDay(from) || !isDay(to)) return say('bothDays');
  // Days in this format sort as text.
  if (from > to) return say('dayOrder');
  if (min !== undefined && from < min) return say('tooEarly', { min });
  if (max !== undefined && to > max) return say('tooLate', { max });
  return validate?.({ from, to });
}

/** Two native date inputs that limit each other, with the resulting times. */
export function DayRangeFrame({ fieldProps: props, component, children }: DayRangeFrameProps) {
  const { frame, rest } = splitField<DayRangeProps, DayRange>(props);
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
    <FieldGroup Root={Frame} component={component} {...{ id, frame, fieldset, error }}>
      <div data-part="ends">
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
                onKeyDown={(event) => openCalendarByKey(event)}
                onChange={({ target }) => put({ ...range, [end]: target.value })}
              />
            </label>
          ))}
        </div>
        {children?.({ range, put })}
      </div>
      <Moments range={range.from <= range.to ? utcRange(range) : null} />
    </FieldGroup>
  );
}
