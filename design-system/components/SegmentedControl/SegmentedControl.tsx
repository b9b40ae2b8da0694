import { Item } from '@radix-ui/react-radio-group';
import type { ComponentProps, ReactNode } from 'react';
import { useDirection } from '../../internal/dom/useDirection.ts';
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

export interface SegmentedControlProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue' | 'dir'
> {
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
}

/** Chooses one of a few views or settings, effective immediately. */
export function SegmentedControl({
  label,
  segments,
  value,
  onValueChange,
  size = defaults.size,
  ...rest
}: SegmentedControlProps) {
  const dir = useDirection();
  return (
    <Root
      aria-label={label}
      orientation="horizontal"
      {...rest}
      dir={dir}
      value={value}
      onValueChange={onValueChange}
      data-component="SegmentedControl"
      data-size={size}
    >
      {segments.map(({ value: own, label: text, name, disabled }) => (
        <Item key={own} value={own} aria-label={name} title={name} disabled={disabled ?? false}>
          {text}
        </Item>
      ))}
    </Root>
  );
}
