import { Dialog, Stack } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { addressWords as words } from '../../messages/access.ts';
import { format } from '../../messages/format.ts';
import { connectWords } from '../../messages/product.ts';
import { ReplaceAddress } from '../shared/product/ReplaceAddress.tsx';
import { UsePanel } from '../shared/use/UsePanel.tsx';

interface AddressDialogProps {
  access: Access;
  /** Starts with the confirmation of a new address. */
  asking?: boolean;
  onClose: () => void;
}

export const AddressDialog = ({
  access: { stream_id, subscription_id, stream_name, groups_only },
  asking = false,
  onClose,
}: AddressDialogProps) => (
  <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
    <Dialog.Content title={format(words.title, { name: stream_name })} size="large">
      <Stack gap={4}>
        <UsePanel streamId={stream_id} subscriptionId={subscription_id} groupsOnly={groups_only} />
        {asking && (
          <div>
            <ReplaceAddress subscriptionId={subscription_id} label={connectWords.replace} asking />
          </div>
        )}
      </Stack>
    </Dialog.Content>
  </Dialog.Root>
);
