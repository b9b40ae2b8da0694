import { mergeProps } from '../../internal/mergeProps.ts';
import { FieldNote } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { ToggleRoot } from '../Toggle.styles.ts';
import { useToggle } from '../useToggle.ts';

export interface SwitchProps extends Omit<FrameProps, 'optional' | 'hiddenLabel'>, InputAttributes {}

/** Turns something on or off at once. Where a form must be sent first, use a Checkbox. */
export function Switch(props: SwitchProps) {
  const { frame, rules, rest } = splitField<SwitchProps, boolean>(props);
  const { field, id, noteId, described } = useToggle(props, rules);
  return (
    <ToggleRoot className={frame.className} style={frame.style} data-component="Switch">
      <input type="checkbox" {...mergeProps({ id, role: 'switch', ...described, ...field.control }, rest)} />
      <label htmlFor={id}>{frame.label}</label>
      <FieldNote id={noteId} hint={frame.hint} error={field.error ?? frame.error} />
    </ToggleRoot>
  );
}
