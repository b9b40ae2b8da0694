import type { ChangeEvent } from 'react';
import { Icon } from '../../icons/index.ts';
import { mergeProps } from '../../internal/mergeProps.ts';
import { Field } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';

export interface SearchFieldProps extends Omit<FrameProps, 'error' | 'optional' | 'hint'>, InputAttributes {
  /** Told the text on every keystroke, '' when cleared. */
  onSearch?: (text: string) => void;
}

/** Takes words to look for. The label is there for assistive technology and hidden from sight unless asked for. */
export function SearchField(props: SearchFieldProps) {
  const { frame, rest } = splitField<SearchFieldProps, string>(props);
  const { onSearch, ...input } = rest;
  const ours = { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onSearch?.(target.value) };
  return (
    <Field {...frame} hiddenLabel={frame.hiddenLabel ?? true}>
      {(control) => (
        <span data-part="box" data-start="">
          <span data-part="start">
            <Icon name="search" />
          </span>
          <input
            type="search"
            name={props.name}
            placeholder={props.label}
            autoComplete="off"
            enterKeyHint="search"
            {...mergeProps({ ...control, ...ours }, input)}
          />
        </span>
      )}
    </Field>
  );
}
