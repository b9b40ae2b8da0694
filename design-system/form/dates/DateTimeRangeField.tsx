import { useId, useRef, useState, type ComponentProps } from 'react';
import { fillText } from '../../internal/format/fillText.ts';
import { timeZone } from '../../internal/format/formats.ts';
import { dayForm } from '../../internal/format/dayForm.ts';
import { timeForm } from '../../internal/format/timeForm.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Button } from '../../components/Button/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { FieldGroup } from '../internal/FieldGroup.tsx';
import {
  endsOf,
  isInOrder,
  partNames,
  rangeMoments,
  type DateTimeRange,
  type PartName,
} from './internal/dateTimeRange.ts';
import { Moments } from './internal/Moments.tsx';
import { checkBounds } from './internal/useDayForm.ts';
import { isUnreadIn } from './internal/useWrittenText.ts';
import { useSay, type Say } from '../messages.ts';
import { rangeTexts } from '../texts/range.ts';
import { timeTexts } from '../texts/time.ts';
import { useChoice } from '../useChoice.ts';
import { DatePicker } from './DatePicker.tsx';
import { Frame } from './DateTimeRangeField.styles.ts';
import { Select } from '../fields/Select.tsx';
import { TimeField } from './TimeField.tsx';

export { rangeMoments, type DateTimeRange };

export interface DateTimePreset {
  /** Name of the period, e.g. 'Last 24 hours'. */
  label: string;
  /** Days, times and zone of the period. */
  range: DateTimeRange;
}

export interface DateTimeRangeFieldProps
  extends FrameProps, Omit<ComponentProps<'fieldset'>, 'name' | 'children' | 'onChange' | 'ref'> {
  /** Rejects an empty field. */
  required?: boolean;
  /** First allowed day, 'YYYY-MM-DD'. */
  min?: string;
  /** Last allowed day, 'YYYY-MM-DD'. */
  max?: string;
  /** Custom rule for two moments in order. Returns an error message or undefined. */
  validate?: (range: DateTimeRange) => string | undefined;
  /** Returns true for a day that cannot be chosen in the calendars. Give `validate` the same rule, for typed days. */
  isDisabled?: (day: string) => boolean;
  /** Time zones to choose from. Default: the one of the page, and UTC. */
  zones?: readonly string[];
  /** Periods to choose with one press. */
  presets?: readonly DateTimePreset[];
  /** Selected range, without a Form. */
  range?: DateTimeRange;
  /** Called on every change; `rangeMoments` converts the range to moments. */
  onRangeChange?: (range: DateTimeRange) => void;
}

function checkRange(
  range: DateTimeRange,
  { required, min, max, validate }: DateTimeRangeFieldProps,
  say: Say,
  write: (name: 'bothTimes' | 'timeOrder') => string,
) {
  const { fromDay, toDay } = range;
  if (partNames.every((part) => range[part] === '')) return required ? say('choose') : undefined;
  if (!endsOf(range)) return write('bothTimes');
  if (!isInOrder(range)) return write('timeOrder');
  return checkBounds(fromDay, toDay, min, max, say) ?? validate?.(range);
}

export function DateTimeRangeField(ownProps: DateTimeRangeFieldProps) {
  const props = useDefaultProps('DateTimeRangeField', ownProps);
  const { frame, rest } = splitField<DateTimeRangeFieldProps, DateTimeRange>(props);
  const { range: given, onRangeChange, zones: offered, presets = [], isDisabled, ...fieldset } = rest;
  const say = useSay(props.label);
  const texts = useTexts('range', rangeTexts);
  const times = useTexts('time', timeTexts);
  const write = (name: 'bothTimes' | 'timeOrder') => fillText(times[name], { label: props.label });
  const id = useId();
  const zones = offered ?? [...new Set([timeZone(), 'UTC'])];
  const none: DateTimeRange = { fromDay: '', fromTime: '', toDay: '', toTime: '', zone: zones[0] ?? 'UTC' };
  const [own, setOwn] = useState<DateTimeRange>();
  const inputs = useRef<Partial<Record<PartName, HTMLInputElement | null>>>({});
  const field = useChoice<DateTimeRange>(
    props.name,
    props.label,
    {
      validate: (value) => {
        const isWrong = partNames.some((part) =>
          isUnreadIn(part.endsWith('Day') ? dayForm() : timeForm(), inputs.current[part]?.value ?? ''),
        );
        return isWrong ? write('bothTimes') : checkRange({ ...none, ...value }, props, say, write);
      },
    },
    none,
  );
  const range: DateTimeRange = { ...none, ...(field.value ?? given ?? own) };
  const error = field.error ?? frame.error;
  const put = (change: Partial<DateTimeRange>) => {
    const next = { ...range, ...change };
    setOwn(next);
    field.choose(next);
    onRangeChange?.(next);
  };
  const shared = { hiddenLabel: true, optional: false, disabled: fieldset.disabled } as const;
  const bounds = {
    from: { min: props.min ?? '', max: range.toDay || (props.max ?? '') },
    to: { min: range.fromDay || (props.min ?? ''), max: props.max ?? '' },
  };
  const refOf = (part: PartName) => (element: HTMLInputElement | null) => {
    inputs.current[part] = element;
    // The form focuses the first input when the range is invalid.
    if (part === 'fromDay') field.control.ref?.(element);
  };
  const ends = [
    { end: 'from', title: texts.start, day: texts.startDay, time: texts.startTime },
    { end: 'to', title: texts.end, day: texts.endDay, time: texts.endTime },
  ] as const;
  return (
    <FieldGroup
      Root={Frame}
      component="DateTimeRangeField"
      {...{ id, frame, error }}
      fieldset={mergeProps({ onBlur: field.control.onBlur }, fieldset)}
    >
      {presets.length > 0 && (
        <div data-part="presets">
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="small"
              variant="soft"
              tone="neutral"
              disabled={fieldset.disabled}
              onClick={() => put(preset.range)}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      )}
      {ends.map(({ end, title, day, time }) => (
        <div key={end} data-part="line">
          <span aria-hidden>{title}</span>
          <DatePicker
            {...shared}
            {...bounds[end]}
            {...(isDisabled && { isDisabled })}
            label={fillText(day, { label: props.label })}
            zone={range.zone}
            aria-required={props.required || undefined}
            value={range[`${end}Day`]}
            aria-invalid={error ? true : undefined}
            ref={refOf(`${end}Day`)}
            onChange={({ target }) => put({ [`${end}Day`]: target.value })}
          />
          <TimeField
            {...shared}
            label={fillText(time, { label: props.label })}
            aria-required={props.required || undefined}
            value={range[`${end}Time`]}
            aria-invalid={error ? true : undefined}
            ref={refOf(`${end}Time`)}
            onChange={({ target }) => put({ [`${end}Time`]: target.value })}
          />
        </div>
      ))}
      <Select
        label={texts.zone}
        disabled={fieldset.disabled}
        options={[...new Set([...zones, range.zone])].map((zone) => ({
          value: zone,
          label: zone.replaceAll('_', ' '),
        }))}
        value={range.zone}
        onChange={({ target }) => put({ zone: target.value })}
      />
      <Moments range={isInOrder(range) ? rangeMoments(range) : null} />
    </FieldGroup>
  );
}
