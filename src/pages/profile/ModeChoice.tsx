import { RadioGroup } from '#design-system';
import { slots } from '#contract/constants.ts';
import type { Slot, User } from '#contract/types.ts';
import { modeHints, profileMessages } from './messages.ts';
import { modeNames } from '../../messages/shell.ts';
import { chooseMode, grantedModes, useMode } from '../../state/me/me.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';

const messages = profileMessages.mode;
const isSlot = (value: string): value is Slot => slots.some((slot) => slot === value);

export function ModeChoice({ user }: { user: User }) {
  const mode = useMode();
  const granted = grantedModes(user);
  // A single mode is no choice.
  if (granted.length < 2 || !mode) return null;
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <RadioGroup
        label={messages.label}
        hiddenLabel
        options={granted.map((slot) => ({ value: slot, label: modeNames[slot], hint: modeHints[slot] }))}
        value={mode}
        onValueChange={(value) => isSlot(value) && chooseMode(value)}
      />
    </SettingsSection>
  );
}
