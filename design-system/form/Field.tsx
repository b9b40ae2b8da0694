import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldRoot } from './Form.styles.ts';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the field asks for; also stands in its messages. */
  label: ReactNode;
  /** Hides the label from sight where the place alone makes it plain. */
  hiddenLabel?: boolean | undefined;
  /** Help that stays below the control. */
  hint?: ReactNode;
  /** What is wrong; replaces the hint. */
  error?: string | undefined;
  /** Writes "optional" after the label. */
  optional?: boolean | undefined;
  /** Which field this is; 'Field' unless given. */
  'data-component'?: string;
  /** The control, given the attributes that tie it to label, hint and error. */
  children: (control: ControlAttributes) => ReactNode;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Ties one control to its label, hint and error. */
export function Field({ label, hiddenLabel, hint, error, optional, children, id, ...rest }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const control: ControlAttributes = {
    id: controlId,
    ...((hint || error) && { 'aria-describedby': noteId }),
    ...(error && { 'aria-invalid': true as const }),
  };
  return (
    <FieldRoot data-component="Field" {...rest}>
      <label htmlFor={controlId} data-hidden={hiddenLabel || undefined}>
        {label}
        {optional && <span data-part="optional">(optional)</span>}
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
