import { Button, Callout, Dialog, Stack } from '#design-system';
import { instructionMessages as messages } from '../../../messages/payments.ts';

const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** The operator's text, as in the row of the payment and in the mail. */
export const Instructions = ({ children }: { children: string }) => (
  <span translate="no" style={asWritten}>
    {children}
  </span>
);

export const HowToPay = ({ instructions, onClose }: { instructions: string; onClose: () => void }) => (
  <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
    <Dialog.Content title={messages.title} description={messages.text}>
      <Stack gap={4} align="stretch">
        <Callout>
          <Instructions>{instructions}</Instructions>
        </Callout>
        <Dialog.Footer>
          <Button onClick={onClose}>{messages.done}</Button>
        </Dialog.Footer>
      </Stack>
    </Dialog.Content>
  </Dialog.Root>
);
