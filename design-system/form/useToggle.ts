import { useId } from 'react';
import { useField } from './useField.ts';
import type { FrameProps } from './fieldProps.ts';
import type { Rules } from './rules.ts';

/** What Checkbox and Switch share: binding, ids and the tie to the note below. */
export function useToggle(props: FrameProps & { id?: string | undefined }, rules: Rules<boolean>) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const noteId = `${id}-note`;
  const field = useField(props.name, props.label, rules);
  const error = field.error ?? props.error;
  const described = {
    ...((props.hint || error) && { 'aria-describedby': noteId }),
    ...(error && { 'aria-invalid': true as const }),
  };
  return { field, id, noteId, described };
}
