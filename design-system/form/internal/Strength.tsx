import { useSyncExternalStore } from 'react';
import { passwordStrength, strengths } from '../strength.ts';
import { useMaybeForm } from '../useField.ts';

/** How hard the password is to guess, as bar and word. Apart, so that a keystroke renders this and not the field. */
export function Strength({ name }: { name: string }) {
  const form = useMaybeForm();
  // This comes late, and what was typed while it came must count: a store is read again once it is listened to.
  const value: unknown = useSyncExternalStore(
    (tell) => form?.subscribe({ name, formState: { values: true }, callback: tell }) ?? (() => {}),
    () => form?.getValues(name),
  );
  if (typeof value !== 'string' || value === '') return null;
  const strength = passwordStrength(value);
  return (
    <output data-part="strength" data-strength={strength}>
      <span aria-hidden>
        {strengths.slice(0, strengths.indexOf(strength) + 1).map((step) => (
          <i key={step} />
        ))}
      </span>
      <span>Strength: {strength}</span>
    </output>
  );
}
