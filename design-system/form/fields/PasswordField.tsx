import { Suspense, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../icons/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { inTime } from '../../internal/lazy/inTime.ts';
import { lazyScreen } from '../../internal/lazy/lazyScreen.tsx';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { Field } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import type { Rules } from '../rules.ts';
import { useField } from '../useField.ts';

// Only where a password is made: signing in does without.
// A password can be chosen without the hint: where its code does not arrive, nothing stands there.
const Strength = lazyScreen(() =>
  inTime(import('../internal/Strength.tsx')).then(
    (code) => code.Strength,
    () => () => null,
  ),
);

export interface PasswordFieldProps
  extends FrameProps, InputAttributes, Pick<Rules<string>, 'required' | 'minLength' | 'maxLength' | 'validate'> {
  /** Tells the password manager whether to fill in or to suggest. */
  autoComplete?: 'current-password' | 'new-password';
  /** Shows how hard the password is to guess; needs a Form and a name. */
  strength?: boolean;
}

/** Takes a password; it can be shown, and Caps Lock is told. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, rules, rest } = splitField<PasswordFieldProps, string>(props);
  const { strength = false, ...input } = rest;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const field = useField(props.name, props.label, rules);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const ours = { autoComplete: 'current-password', onKeyUp: watchCapsLock, onKeyDown: watchCapsLock, ...field.control };
  const hint = capsLock ? 'Caps Lock is on' : frame.hint;
  return (
    <Field {...frame} hint={hint} error={field.error ?? frame.error} data-component="PasswordField">
      {(control) => (
        <>
          <span data-part="box" data-end="short">
            <input
              type={shown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              {...mergeProps({ ...control, ...ours }, input)}
            />
            <span data-part="end">
              <IconButton
                size="small"
                label={shown ? 'Hide password' : 'Show password'}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                <Icon name={shown ? 'hide' : 'show'} />
              </IconButton>
            </span>
          </span>
          {strength && props.name !== undefined && (
            <Suspense fallback={null}>
              <Strength name={props.name} />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}
