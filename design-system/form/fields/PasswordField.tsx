import { Suspense, useState, type KeyboardEvent } from 'react';
import { eyeLines, eyeOffLines } from '../../icons/eye.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { IconButton } from '../../components/IconButton/index.ts';
import { withTimeout } from '../../internal/lazy/withTimeout.ts';
import { lazyScreen } from '../../internal/lazy/lazyScreen.tsx';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { Field } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import type { Rules } from '../rules.ts';
import { useField } from '../useField.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { fieldTexts } from '../texts/field.ts';

// Loaded only where a password is chosen. If the chunk fails to load, the field works without the meter.
const Strength = lazyScreen(() =>
  withTimeout(import('../internal/Strength.tsx')).then(
    (code) => code.Strength,
    () => () => null,
  ),
);

export interface PasswordFieldProps
  extends FrameProps, InputAttributes, Pick<Rules<string>, 'required' | 'minLength' | 'maxLength' | 'validate'> {
  /** Tells password managers whether to fill in or to suggest a password. */
  autoComplete?: 'current-password' | 'new-password';
  /** Shows the strength of the password; requires a Form and a `name`. */
  strength?: boolean;
}

export function PasswordField(ownProps: PasswordFieldProps) {
  'use no memo'; // 30 fields mount in 1.2 instead of 1.5 times plain HTML: bench:ui S4
  const props = useDefaultProps('PasswordField', ownProps);
  const { frame, rules, rest } = splitField<PasswordFieldProps, string>(props);
  const { strength = false, ...input } = rest;
  const texts = useTexts('fields', fieldTexts);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const field = useField(props.name, props.label, rules);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const ours = { autoComplete: 'current-password', onKeyUp: watchCapsLock, onKeyDown: watchCapsLock, ...field.control };
  const hint = capsLock ? texts.capsLock : frame.hint;
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
                label={shown ? texts.hidePassword : texts.showPassword}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                <Icon>{shown ? eyeOffLines : eyeLines}</Icon>
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
