import { RadioGroup, Text } from '#design-system';
import { slots } from '#contract/constants.ts';
import type { Slot, User } from '#contract/types.ts';
import { format } from '../../messages/format.ts';
import { modeHints, profileMessages } from '../../messages/profile.ts';
import { modeNames } from '../../messages/shell.ts';
import { chooseMode, grantedModes, useMode } from '../../state/me/me.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';

const messages = profileMessages.mode;
const isSlot = (value: string): value is Slot => slots.some((slot) => slot === value);

export function ModeChoice({ user }: { user: User }) {
  const mode = useMode();
  const granted = grantedModes(user);
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      {granted.length < 2 || !mode ? (
        <Text as="p">{mode && format(messages.alone, { mode: modeNames[mode] })}</Text>
      ) : (
        <RadioGroup
          label={messages.label}
          hiddenLabel
          options={granted.map((slot) => ({ value: slot, label: modeNames[slot], hint: modeHints[slot] }))}
          value={mode}
          onValueChange={(value) => isSlot(value) && chooseMode(value)}
        />
      )}
    </SettingsSection>
  );
}
