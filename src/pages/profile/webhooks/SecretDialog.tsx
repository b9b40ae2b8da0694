import { Button, CodeBlock, Dialog, Inline, Link, Stack } from '#design-system';
import { webhookMessages as messages } from './messages.ts';

const webhookDocs = '/docs#/webhooks/receive';

interface SecretDialogProps {
  secret: string;
  text: string;
  onClose: () => void;
}

export function SecretDialog({ secret, text, onClose }: SecretDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={messages.secretTitle} description={text}>
        <Stack gap={4}>
          <CodeBlock code={secret} label={messages.secret} wrap />
          <Inline justify="between">
            <Link href={webhookDocs} target="_blank">
              {messages.docs}
            </Link>
            <Button onClick={onClose}>{messages.done}</Button>
          </Inline>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
