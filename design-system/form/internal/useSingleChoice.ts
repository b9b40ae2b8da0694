import { useState } from 'react';
import { splitField, type FrameProps } from '../fieldProps.ts';
import type { Rules } from '../rules.ts';
import { useChoice } from '../useChoice.ts';

export interface SingleChoiceProps extends FrameProps, Pick<Rules<string>, 'required' | 'validate'> {
  /** Selected value, without a Form. */
  value?: string;
  /** Called with the selected value, '' when cleared. */
  onValueChange?: (value: string) => void;
}

export function useSingleChoice<Props extends SingleChoiceProps>(props: Props) {
  const { frame, rules, rest } = splitField<Props, string>(props);
  const { value: given, onValueChange, ...input } = rest as typeof rest & SingleChoiceProps;
  const [own, setOwn] = useState('');
  const field = useChoice<string>(props.name, props.label, { emptyMessage: 'choose', ...rules }, '');
  return {
    frame: { ...frame, error: field.error ?? frame.error },
    control: field.control,
    input,
    value: field.value ?? given ?? own,
    choose: (next: string) => {
      setOwn(next);
      field.choose(next);
      onValueChange?.(next);
    },
  };
}
