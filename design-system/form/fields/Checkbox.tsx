import { Indicator, Root, type CheckboxProps as RadixProps } from '@radix-ui/react-checkbox';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { FieldNote } from '../Field.tsx';
import { splitField, type FrameProps } from '../fieldProps.ts';
import type { Rules } from '../rules.ts';
import { ToggleRoot } from '../Toggle.styles.ts';
import { useToggle } from '../useToggle.ts';

export interface CheckboxProps
  extends
    Omit<FrameProps, 'optional' | 'hiddenLabel'>,
    Omit<ComponentProps<'button'>, 'name' | 'type' | 'children' | 'value' | 'defaultChecked'>,
    Pick<RadixProps, 'checked' | 'defaultChecked' | 'onCheckedChange'>,
    Pick<Rules<boolean>, 'required' | 'validate'> {
  /** Content next to the box, when it is more than the label text. */
  children?: ReactNode;
}

export function Checkbox(ownProps: CheckboxProps) {
  const props = useDefaultProps('Checkbox', ownProps);
  const { frame, rules, rest } = splitField<CheckboxProps, boolean>(props);
  const { children, ...button } = rest;
  const { id, noteId, error, control } = useToggle(props, { emptyMessage: 'tick', ...rules });
  const state = mergeProps(control, button);
  return (
    <ToggleRoot className={frame.className} style={frame.style} data-component="Checkbox">
      <Root {...state}>
        <Indicator asChild>
          <Icon name={rest.checked === 'indeterminate' ? 'minus' : 'check'} strokeWidth={3} />
        </Indicator>
      </Root>
      <label htmlFor={id}>{children ?? frame.label}</label>
      <FieldNote id={noteId} hint={frame.hint} error={error} />
    </ToggleRoot>
  );
}
