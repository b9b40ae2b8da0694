import * as Radix from '@radix-ui/react-toolbar';
import type { ComponentProps } from 'react';
import { useDirection } from '../../internal/dom/useDirection.ts';
import * as Styled from './Toolbar.styles.ts';

export interface ToolbarRootProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Accessible name of the toolbar. */
  label: string;
}

export interface ToolbarTogglesProps extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> {
  /** Accessible name of the group. */
  label: string;
  /** Values of the pressed toggles. */
  values: readonly string[];
  /** Called with all pressed values. */
  onValuesChange: (values: string[]) => void;
}

export interface ToolbarToggleProps extends ComponentProps<'button'> {
  /** Value in the group. */
  value: string;
  /** Accessible name and tooltip, when the content is an icon alone. */
  label?: string;
}

export function Root({ label, ...rest }: ToolbarRootProps) {
  const dir = useDirection();
  return (
    <Radix.Root asChild dir={dir} aria-label={label}>
      <Styled.Root {...rest} data-component="Toolbar" />
    </Radix.Root>
  );
}

/** Makes its only child, a Button, IconButton or Link, a stop of the arrow keys. */
export function Item(props: Omit<ComponentProps<typeof Radix.Button>, 'asChild'>) {
  return <Radix.Button {...props} asChild />;
}

export function Toggles({ label, values, onValuesChange, ...rest }: ToolbarTogglesProps) {
  return (
    <Radix.ToggleGroup
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be a part of a form
      role="group"
      type="multiple"
      value={[...values]}
      onValueChange={onValuesChange}
      aria-label={label}
      {...rest}
      data-part="toggles"
    />
  );
}

export function Toggle({ label, ...rest }: ToolbarToggleProps) {
  return <Radix.ToggleItem aria-label={label} title={label} {...rest} data-part="toggle" />;
}

export function Separator(props: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator {...props} data-part="separator" />;
}
