import { useId, useState, type ComponentProps } from 'react';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { FieldGroup } from '../internal/FieldGroup.tsx';
import { boundsOf, formatNumber, within } from '../slide.ts';
import { useChoice } from '../useChoice.ts';
import { RangeFrame } from './Slider.styles.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { rangeTexts } from '../texts/range.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';

export interface SlideRange {
  /** Lower end. */
  low: number;
  /** Upper end. */
  high: number;
}

export interface RangeSliderProps
  extends Omit<FrameProps, 'optional'>, Omit<ComponentProps<'fieldset'>, 'name' | 'children' | 'onChange' | 'ref'> {
  /** Lower limit. */
  min?: number;
  /** Upper limit. */
  max?: number;
  /** Step of one key press. */
  step?: number;
  /** Both values, without a Form. */
  range?: SlideRange;
  /** Called with both values while one moves. */
  onRangeChange?: (range: SlideRange) => void;
  /** Formats a value for display, e.g. with its unit. Default: the number in the user's language. */
  format?: (value: number) => string;
}

const ends = ['low', 'high'] as const;

export function RangeSlider(ownProps: RangeSliderProps) {
  const props = useDefaultProps('RangeSlider', ownProps);
  // A slider cannot leave its limits, so they are not rules.
  const { min = 0, max = 100, ...others } = props;
  const { frame, rest } = splitField<Omit<RangeSliderProps, 'min' | 'max'>, never>(others);
  const { step = 1, range: given, onRangeChange, format = formatNumber, ...fieldset } = rest;
  const texts = useTexts('range', rangeTexts);
  const id = useId();
  const bounds = boundsOf(min, max);
  const [own, setOwn] = useState<SlideRange>();
  const field = useChoice<SlideRange | null>(props.name, props.label, {}, null);
  const held = field.value ?? given ?? own;
  const low = within(held?.low, bounds);
  const high = Math.max(low, within(held?.high, bounds, bounds.max));
  const range = { low, high };
  const error = field.error ?? frame.error;
  const put = (end: 'low' | 'high', value: number) => {
    // A thumb stops at the other one.
    const next = end === 'low' ? { low: Math.min(value, high), high } : { low, high: Math.max(value, low) };
    setOwn(next);
    field.choose(next);
    onRangeChange?.(next);
  };
  const share = (value: number) => ((value - bounds.min) / (bounds.max - bounds.min)) * 100;
  const [from, to] = [share(low), share(high)];
  const line = {
    '--slider-from': `${from}%`,
    '--slider-to': `${to}%`,
    // background-position is relative to the free space, not to the width.
    '--slider-place': `${to - from >= 100 ? 0 : (from / (100 - (to - from))) * 100}%`,
  };
  return (
    <FieldGroup
      Root={RangeFrame}
      component="RangeSlider"
      {...{ id, fieldset, error }}
      frame={{ ...frame, style: { ...line, ...frame.style } }}
      marked={false}
    >
      <span data-part="figure">{`${format(low)} – ${format(high)}`}</span>
      <div data-part="track">
        <i aria-hidden />
        {ends.map((end) => (
          <input
            key={end}
            type="range"
            {...bounds}
            step={step}
            value={range[end]}
            disabled={fieldset.disabled}
            aria-label={fillText(end === 'low' ? texts.lowestOf : texts.highestOf, { label: props.label })}
            aria-valuetext={format(range[end])}
            aria-invalid={error ? true : undefined}
            {...(end === 'low' && field.control.ref && { ref: field.control.ref })}
            onBlur={field.control.onBlur}
            onChange={({ target }) => put(end, Number(target.value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
