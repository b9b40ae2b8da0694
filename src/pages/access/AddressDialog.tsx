import { Dialog, fillText, Stack } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import type { Access } from '#contract/generated/documents.ts';
import { addressMessages as messages } from '../../messages/access.ts';
import { connectMessages } from '../../messages/connect.ts';
import { useValue } from '../../state/machine/resource.ts';
import { sample } from '../../state/trade/browse/product.ts';
import { ReplaceAddress } from '../shared/product/ReplaceAddress.tsx';
import { UsePanel } from '../shared/use/UsePanel.tsx';
import { useLoad } from '../shared/useLoad.ts';

interface AddressDialogProps {
  access: Access;
  /** Starts with the confirmation of a new address. */
  asking?: boolean;
  onClose: () => void;
}

export function AddressDialog({
  access: { stream_id, subscription_id, stream_name, stream_type, groups_only },
  asking = false,
  onClose,
}: AddressDialogProps) {
  useLoad(sample, stream_id);
  const measured = useValue(sample, stream_id);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={fillText(messages.title, { name: stream_name })} size="large">
        <Stack gap={4}>
          <UsePanel
            streamId={stream_id}
            name={stream_name}
            subscriptionId={subscription_id}
            groupsOnly={groups_only}
            algorithm={stream_type === algorithmType}
            measured={measured}
            live={measured?.live !== undefined}
          />
          {asking && (
            <div>
              <ReplaceAddress subscriptionId={subscription_id} label={connectMessages.replace} asking />
            </div>
          )}
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
