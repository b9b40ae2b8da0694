import { Button, Stack, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { recoveryMessages } from '../../messages/recovery.ts';
import { Anchor } from '../shared/Anchor.tsx';

const messages = recoveryMessages.invalid;

/** Texts of the frame around it. */
export const invalidLink = { heading: messages.title, description: messages.text } as const;

/** `reason` is the message of the server; an address without a link has none. */
export function InvalidLink({ reason }: { reason?: string | undefined }) {
  return (
    <Stack gap={4}>
      <Button asChild wide size="large">
        <Anchor to={paths.forgotPassword} replace>
          {messages.action}
        </Anchor>
      </Button>
      {reason && (
        <Text as="p" role="alert" size="small" tone="muted">
          {messages.reply} <span>{reason}</span>
        </Text>
      )}
    </Stack>
  );
}
