import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldRoot } from './Form.styles.ts';
import { useMaybeForm } from './useField.ts';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the field asks for; also stands in its messages. */
  label: ReactNode;
  /** Hides the label from sight where the place alone makes it plain. */
  hiddenLabel?: boolean | undefined;
  /** Help that stays below the control. */
  hint?: ReactNode;
  /** What is wrong; replaces the hint. */
  error?: string | undefined;
  /** Whether an empty value is refused; assistive technology says so. */
  required?: boolean | undefined;
  /** Writes "optional" after the label; in a Form, every named field that is not required unless given. */
  optional?: boolean | undefined;
  /** The key of the value in the form. */
  name?: string | undefined;
  /** Which field this is; 'Field' unless given. */
  'data-component'?: string;
  /** The control, given the attributes that tie it to label, hint and error. */
  children: (control: ControlAttributes) => ReactNode;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

type Demand = Pick<FieldProps, 'required' | 'optional' | 'name'>;

/** The mark of a field that may stay empty. Fields of a Form without it are required. */
export function OptionalMark({ required, optional, name }: Demand) {
  const inForm = useMaybeForm() !== null && name !== undefined;
  return (optional ?? (inForm && !required)) ? <span data-part="optional">(optional)</span> : null;
}

/** Ties one control to its label, hint and error. */
export function Field({
  label,
  hiddenLabel,
  hint,
  error,
  required,
  optional,
  name,
  children,
  id,
  ...rest
}: FieldProps) {
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

/** The line below a control: the error if there is one, else the hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error) {
    return (
      <div id={id} data-part="error" aria-live="polite">
        {error}
      </div>
    );
  }
  return hint ? (
    <div id={id} data-part="hint">
      {hint}
    </div>
  ) : null;
}
