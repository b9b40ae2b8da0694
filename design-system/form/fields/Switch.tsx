import { Root, type SwitchProps as RadixProps } from '@radix-ui/react-switch';
import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { FieldNote } from '../Field.tsx';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { ToggleRoot } from '../Toggle.styles.ts';
import { useToggle } from '../useToggle.ts';

export interface SwitchProps
  extends
    Omit<FrameProps, 'optional' | 'hiddenLabel'>,
    Omit<ComponentProps<'button'>, 'name' | 'type' | 'children' | 'value' | 'defaultChecked'>,
    Pick<RadixProps, 'checked' | 'defaultChecked' | 'onCheckedChange'> {}

export function Switch(ownProps: SwitchProps) {
  const props = useDefaultProps('Switch', ownProps);
  const { frame, rules, rest } = splitField<SwitchProps, boolean>(props);
  const { id, noteId, error, control } = useToggle(props, rules);
  return (
    <ToggleRoot className={frame.className} style={frame.style} data-component="Switch">
      <Root {...mergeProps(control, rest)} />
      <label htmlFor={id}>{frame.label}</label>
      <FieldNote id={noteId} hint={frame.hint} error={error} />
    </ToggleRoot>
  );
}
