import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { Field } from '../Field.tsx';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { Count } from '../internal/Count.tsx';
import type { Rules } from '../rules.ts';
import { useField } from '../useField.ts';

export interface TextAreaProps
  extends
    FrameProps,
    Omit<ComponentProps<'textarea'>, keyof Rules | 'name'>,
    Pick<Rules<string>, 'required' | 'minLength' | 'maxLength' | 'validate'> {
  /** Shows the used characters out of `maxLength`; requires a Form and a `name`. */
  count?: boolean;
  /** For queries and other code: monospaced, higher, without spelling marks. */
  code?: boolean;
}

export function TextArea(ownProps: TextAreaProps) {
  'use no memo'; // 30 fields mount in 1.2 instead of 1.5 times plain HTML: bench:ui S4
  const props = useDefaultProps('TextArea', ownProps);
  const { frame, rules, rest } = splitField<TextAreaProps, string>(props);
  const { count = false, code = false, ...textarea } = rest;
  const look = code && { 'data-code': true, spellCheck: false, autoCapitalize: 'none' };
  const field = useField(props.name, props.label, rules);
  return (
    <Field {...frame} error={field.error ?? frame.error} data-component="TextArea">
      {(control) => (
        <>
          <textarea rows={3} {...look} {...mergeProps({ ...control, ...field.control }, textarea)} />
          {count && props.name !== undefined && props.maxLength !== undefined && (
            <Count name={props.name} max={props.maxLength} />
          )}
        </>
      )}
    </Field>
  );
}
