import { useWatch } from 'react-hook-form';
import { passwordStrength, strengths } from '../strength.ts';
import { inert, useMaybeForm } from '../useField.ts';

/** How hard the password is to guess, as bar and word. Apart, so that a keystroke renders this and not the field. */
export function Strength({ name }: { name: string }) {
  const value: unknown = useWatch({ control: useMaybeForm()?.control ?? inert, name });
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
