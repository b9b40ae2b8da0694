import { Heading, Stack } from '#design-system';
import { mfaMessages as messages } from '../../messages/mfa.ts';
import { RecoveryCodes } from '../shared/account/RecoveryCodes.tsx';
import { ContinueButton } from './ContinueButton.tsx';

export function SaveCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Stack gap={4}>
      <Heading level={2}>{messages.codesTitle}</Heading>
      <RecoveryCodes codes={codes} onward={<ContinueButton />} />
    </Stack>
  );
}
