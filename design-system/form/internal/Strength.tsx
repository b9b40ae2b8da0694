import { useSyncExternalStore } from 'react';
import { passwordStrength, strengths } from '../strength.ts';
import { useMaybeForm } from '../useField.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { strengthTexts } from '../texts/strength.ts';
import { Root } from './Strength.styles.ts';

/** Password strength as bar and word. A separate component, so that a keystroke does not render the field. */
export function Strength({ name }: { name: string }) {
  const texts = useTexts('strength', strengthTexts);
  const form = useMaybeForm();
  // The chunk loads late. `useSyncExternalStore` reads the value again on subscribe, so text typed before then
  // counts.
  const value: unknown = useSyncExternalStore(
    (tell) => form?.subscribe({ name, formState: { values: true }, callback: tell }) ?? (() => {}),
    () => form?.getValues(name),
    () => undefined,
  );
  if (typeof value !== 'string' || value === '') return null;
  const strength = passwordStrength(value);
  return (
    <Root data-part="strength" data-strength={strength}>
      <span aria-hidden>
        {strengths.slice(0, strengths.indexOf(strength) + 1).map((step) => (
          <i key={step} />
        ))}
      </span>
      <span>{fillText(texts.strength, { strength: texts[strength] })}</span>
    </Root>
  );
}
