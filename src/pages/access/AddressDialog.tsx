import { CodeBlock, Dialog, Inline, Stack, Text } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { useSnapshot } from 'valtio';
import { addressWords as words } from '../../messages/access.ts';
import { format } from '../../messages/format.ts';
import { connectWords } from '../../messages/product.ts';
import { access as store } from '../../state/trade/access.ts';
import { ReplaceAddress } from '../shared/product/ReplaceAddress.tsx';

interface AddressDialogProps {
  access: Access;
  /** Starts with the confirmation. */
  asking?: boolean;
  onClose: () => void;
}

export function AddressDialog({
  access: { subscription_id, stream_name },
  asking = false,
  onClose,
}: AddressDialogProps) {
  const address = useSnapshot(store).addresses[subscription_id];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={format(words.title, { name: stream_name })}>
        <Stack gap={4}>
          <Text as="p" tone="muted">
            {address ? words.text : connectWords.hidden}
          </Text>
          {address && <CodeBlock label={words.address} code={address} wrap />}
          <Inline>
            <ReplaceAddress
              subscriptionId={subscription_id}
              asking={asking}
              label={address ? connectWords.replace : connectWords.show}
            />
          </Inline>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
