import { useId, type ComponentProps, type ReactNode } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mirrorRadio } from '../../internal/dom/mirrorRadio.ts';
import { Root } from './SegmentedControl.styles.ts';
import { defaults, type sizes } from './SegmentedControl.variants.ts';

export interface Segment {
  /** Value of the segment. */
  value: string;
  /** Text, or an icon with `name`. */
  label: ReactNode;
  /** Accessible name, when the label is an icon alone. */
  name?: string;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface SegmentedControlProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Accessible name of the choice. */
  label: string;
  /** Two to five segments, in display order. */
  segments: readonly Segment[];
  /** Chosen value. */
  value: string;
  /** Called with the value that the user chose. */
  onValueChange: (value: string) => void;
  /** Height and text size. */
  size?: (typeof sizes)[number];
  /** Fills the row with segments of the same width. */
  wide?: boolean;
}

export function SegmentedControl(props: SegmentedControlProps) {
  const {
    label,
    segments,
    value,
    onValueChange,
    size = defaults.size,
    wide = false,
    ...rest
  } = useDefaultProps('SegmentedControl', props);
  const group = useId();
  return (
    <Root
      role="radiogroup"
      aria-label={label}
      {...rest}
      data-component="SegmentedControl"
      data-size={size}
      data-wide={wide || undefined}
    >
      {segments.map(({ value: own, label: text, name, disabled }) => (
        <label key={own} title={name}>
          <input
            type="radio"
            name={group}
            value={own}
            checked={own === value}
            disabled={disabled}
            aria-label={name}
            onKeyDown={mirrorRadio}
            onChange={() => onValueChange(own)}
          />
          <span>{text}</span>
        </label>
      ))}
    </Root>
  );
}
