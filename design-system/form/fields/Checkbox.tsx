import type { ReactNode } from 'react';
import { mergeProps } from '../../internal/mergeProps.ts';
import { FieldNote } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { ToggleRoot } from '../Toggle.styles.ts';
import { useToggle } from '../useToggle.ts';
import type { Rules } from '../rules.ts';

export interface CheckboxProps
  extends Omit<FrameProps, 'optional' | 'hiddenLabel'>, InputAttributes, Pick<Rules<boolean>, 'required' | 'validate'> {
  /** What stands beside the box, where it is more than the label's text. */
  children?: ReactNode;
}

/** Takes yes or no, or one of several choices. */
export function Checkbox(props: CheckboxProps) {
  const { frame, rules, rest } = splitField<CheckboxProps, boolean>(props);
  const { children, ...input } = rest;
  const { field, id, noteId, described } = useToggle(props, rules);
  return (
    <ToggleRoot className={frame.className} style={frame.style} data-component="Checkbox">
      <input type="checkbox" {...mergeProps({ id, ...described, ...field.control }, input)} />
      <label htmlFor={id}>{children ?? frame.label}</label>
      <FieldNote id={noteId} hint={frame.hint} error={field.error ?? frame.error} />
    </ToggleRoot>
  );
}
