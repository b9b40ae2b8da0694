import { Button, ErrorState, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { operationMessages } from '../../messages/operations.ts';
import { recoveryMessages } from '../../messages/recovery.ts';
import { Anchor } from '../shared/Anchor.tsx';

const messages = recoveryMessages.invalid;

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
      <Text as="p">{reason ?? operationMessages['recovery.validate'].failure.fallback}</Text>
      <Text as="p">{messages.text}</Text>
    </ErrorState>
  );
}
