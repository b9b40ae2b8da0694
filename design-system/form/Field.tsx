import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldRoot } from './Form.styles.ts';
import { useMaybeForm } from './useField.ts';
import { useTexts } from '../internal/locale/LocaleContext.ts';
import { useDefaultProps } from '../internal/dom/defaultProps.ts';
import { fieldTexts } from './texts/field.ts';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Visible label; also used in error messages. */
  label: ReactNode;
  /** Hides the label visually, where the context makes it obvious. */
  hiddenLabel?: boolean | undefined;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message, shown above the hint. */
  error?: string | undefined;
  /** Marks the field as required for assistive technology. */
  required?: boolean | undefined;
  /** Shows "optional" after the label. Default in a Form: true for named fields that are not required. */
  optional?: boolean | undefined;
  /** Key of the value in the form. */
  name?: string | undefined;
  /** Component name in the DOM. Default: 'Field'. */
  'data-component'?: string;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (control: ControlAttributes) => ReactNode;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

type Demand = Pick<FieldProps, 'required' | 'optional' | 'name'>;

/** In a Form the fields that are optional say so; elsewhere those that are required. */
export function OptionalMark({ required, optional, name }: Demand) {
  'use no memo'; // 30 fields mount in 1.2 instead of 1.5 times plain HTML: bench:ui S4
  const texts = useTexts('fields', fieldTexts);
  const inForm = useMaybeForm() !== null && name !== undefined;
  if (optional ?? (inForm && !required)) return <span data-part="optional">{texts.optional}</span>;
  if (inForm || !required) return null;
  return (
    // The control says it to assistive technology.
    <span data-part="required" aria-hidden>
      {texts.required}
    </span>
  );
}

export function Field(props: FieldProps) {
  'use no memo'; // 30 fields mount in 1.2 instead of 1.5 times plain HTML: bench:ui S4
  const { label, hiddenLabel, hint, error, required, optional, name, children, id, ...rest } = useDefaultProps(
    'Field',
    props,
  );
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const control: ControlAttributes = {
    id: controlId,
    ...((hint || error) && { 'aria-describedby': noteId }),
    ...(error && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  };
  return (
    <FieldRoot data-component="Field" {...rest}>
      <label htmlFor={controlId} data-hidden={hiddenLabel || undefined}>
        {label}
        <OptionalMark {...{ required, optional, name }} />
      </label>
      {children(control)}
      <FieldNote id={noteId} hint={hint} error={error} />
    </FieldRoot>
  );
}

interface FieldNoteProps {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

export function FieldNote({ id, hint, error }: FieldNoteProps) {
  'use no memo'; // 30 fields mount in 1.2 instead of 1.5 times plain HTML: bench:ui S4
  return (
    <div id={id} data-part="note" data-empty={(!hint && !error) || undefined}>
      {/* Live from the start: a live region that arrives together with its text is not always announced. */}
      <div aria-live="polite">{error && <div data-part="error">{error}</div>}</div>
      {hint && <div>{hint}</div>}
    </div>
  );
}
