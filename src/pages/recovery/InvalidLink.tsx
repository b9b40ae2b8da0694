import { Button, ErrorState, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { recoveryMessages } from '../../messages/recovery.ts';
import { Anchor } from '../shared/Anchor.tsx';

const messages = recoveryMessages.invalid;

/** `reason` is the message of the server; an address without a link has none. */
export function InvalidLink({ reason }: { reason?: string | undefined }) {
  return (
    <ErrorState
      title={messages.title}
      actions={
        <Button asChild>
          <Anchor to={paths.forgotPassword} replace>
            {messages.action}
          </Anchor>
        </Button>
      }
    >
      <Text as="p">
        {reason && (
          <>
            <span>{reason}</span>.{' '}
          </>
        )}
        {messages.text}
      </Text>
    </ErrorState>
  );
}
