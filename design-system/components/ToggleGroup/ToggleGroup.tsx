import { Item, Root as RadixRoot } from '@radix-ui/react-toggle-group';
import type { ComponentProps, ReactNode } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { Root } from './ToggleGroup.styles.ts';
import { defaults, type sizes } from './ToggleGroup.variants.ts';

export interface ToggleOption {
  /** Value of the option. */
  value: string;
  /** Text, or an icon with `name`. */
  label: ReactNode;
  /** Accessible name, when the label is an icon alone. */
  name?: string;
  /** Cannot be pressed. */
  disabled?: boolean;
}

export interface ToggleGroupProps extends Omit<ComponentProps<'div'>, 'children' | 'dir' | 'defaultValue'> {
  /** Accessible name of the group. */
  label: string;
  /** Options, in display order. */
  options: readonly ToggleOption[];
  /** Values of the pressed options. */
  values: readonly string[];
  /** Called with all pressed values. */
  onValuesChange: (values: string[]) => void;
  /** Height and text size. */
  size?: (typeof sizes)[number];
  /** Disables all options. */
  disabled?: boolean;
}

export function ToggleGroup(props: ToggleGroupProps) {
  const {
    label,
    options,
    values,
    onValuesChange,
    size = defaults.size,
    disabled = false,
    ...rest
  } = useDefaultProps('ToggleGroup', props);
  const dir = useDirection();
  return (
    <RadixRoot
      asChild
      type="multiple"
      dir={dir}
      disabled={disabled}
      value={[...values]}
      onValueChange={onValuesChange}
      aria-label={label}
    >
      <Root {...rest} data-component="ToggleGroup" data-size={size}>
        {options.map(({ value, label: text, name, disabled: isDisabled = false }) => (
          <Item key={value} value={value} disabled={isDisabled} aria-label={name} title={name}>
            {text}
          </Item>
        ))}
      </Root>
    </RadixRoot>
  );
}
