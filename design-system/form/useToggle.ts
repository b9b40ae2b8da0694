import { useId } from 'react';
import type { FrameProps } from './fieldProps.ts';
import type { Rules } from './rules.ts';
import { useChoice } from './useChoice.ts';

export function useToggle(
  props: FrameProps & { id?: string | undefined; required?: boolean | undefined },
  rules: Rules<boolean>,
) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const noteId = `${id}-note`;
  const { value, error: broken, choose, control } = useChoice<boolean>(props.name, props.label, rules, false);
  const error = broken ?? props.error;
  return {
    id,
    noteId,
    error,
    control: {
      id,
      ...control,
      ...(props.name !== undefined && { name: props.name }),
      ...(value !== undefined && { checked: value, onCheckedChange: (next: unknown) => choose(next === true) }),
      ...((props.hint || error) && { 'aria-describedby': noteId }),
      ...(error && { 'aria-invalid': true as const }),
      ...(props.required && { 'aria-required': true as const }),
    },
  };
}
