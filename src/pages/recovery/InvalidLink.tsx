import { Stack, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { recoveryMessages } from '../../messages/recovery.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';

const messages = recoveryMessages.invalid;

export const invalidLink = {
  heading: messages.title,
  description: <span role="alert">{messages.text}</span>,
} as const;

/** An address without a link has no `reason`. */
export function InvalidLink({ reason }: { reason?: string | undefined }) {
  return (
    <Stack gap={4}>
      {reason && (
        <Text as="p" size="small" tone="muted">
          {reason}
        </Text>
      )}
      <ButtonLink wide size="large" to={paths.forgotPassword} replace>
        {messages.action}
      </ButtonLink>
    </Stack>
  );
}
