import { Stack, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { recoveryMessages } from '../../messages/recovery.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';

const messages = recoveryMessages.invalid;

/** An address without a link has no `reason`. */
export const invalidLink = (reason?: string) => ({
  heading: messages.title,
  description: <span role="alert">{reason ?? messages.text}</span>,
});

export function InvalidLink({ reason }: { reason?: string | undefined }) {
  return (
    <Stack gap={4}>
      {reason && (
        <Text as="p" size="small" tone="muted">
          {messages.text}
        </Text>
      )}
      <ButtonLink wide size="large" to={paths.forgotPassword} replace>
        {messages.action}
      </ButtonLink>
    </Stack>
  );
}
