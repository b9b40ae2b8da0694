import { useState } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { boundsOf, formatNumber, within } from '../slide.ts';
import { useChoice } from '../useChoice.ts';
import { Frame } from './Slider.styles.ts';

export interface SliderProps
  extends
    Omit<FrameProps, 'optional'>,
    Omit<InputAttributes, 'value' | 'defaultValue' | 'children' | 'onChange' | 'min' | 'max' | 'step'> {
  /** Lower limit. */
  min?: number;
  /** Upper limit. */
  max?: number;
  /** Step of one key press. */
  step?: number;
  /** Value, without a Form. */
  value?: number;
  /** Called with the value while it moves. */
  onValueChange?: (value: number) => void;
  /** Formats the value for display, e.g. with its unit. Default: the number in the user's language. */
  format?: (value: number) => string;
}

export function Slider(ownProps: SliderProps) {
  const props = useDefaultProps('Slider', ownProps);
  // A slider cannot leave its limits, so they are not rules.
  const { min = 0, max = 100, ...others } = props;
  const { frame, rest } = splitField<Omit<SliderProps, 'min' | 'max'>, number>(others);
  const { step = 1, value: given, onValueChange, format = formatNumber, ...input } = rest;
  const bounds = boundsOf(min, max);
  const [own, setOwn] = useState<number>();
  const field = useChoice<number | null>(props.name, props.label, {}, null);
  const value = within(field.value ?? given ?? own, bounds);
  const put = (next: number) => {
    setOwn(next);
    field.choose(next);
    onValueChange?.(next);
  };
  return (
    <Frame
      {...frame}
      style={{ '--slider-at': `${((value - bounds.min) / (bounds.max - bounds.min)) * 100}%`, ...frame.style }}
      optional={false}
      error={field.error ?? frame.error}
      data-component="Slider"
    >
      {(control) => (
        <span data-part="track">
          <input
            {...mergeProps({ ...control, ...field.control }, input)}
            type="range"
            {...bounds}
            step={step}
            value={value}
            aria-valuetext={format(value)}
            onChange={({ target }) => put(Number(target.value))}
          />
          <output data-part="figure" aria-hidden>
            {format(value)}
          </output>
        </span>
      )}
    </Frame>
  );
}
