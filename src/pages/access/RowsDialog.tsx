import { Dialog, fillText, Skeleton } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { rowsMessages as messages } from '../../messages/access.ts';
import { sample } from '../../state/trade/browse/product.ts';
import { Async } from '../shared/Async.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { AllRows, SampleGrid } from '../shared/rows/RowGrid.tsx';

interface RowsDialogProps {
  access: Access;
  onClose: () => void;
}

const skeleton = <Skeleton shape="block" style={{ blockSize: '29rem' }} />;

export function RowsDialog({ access: { stream_id, stream_name }, onClose }: RowsDialogProps) {
  useLoad(sample, stream_id);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={fillText(messages.title, { name: stream_name })} size="large">
        <Async of={sample} input={stream_id} skeleton={skeleton}>
          {(found) => (found.live ? <SampleGrid sample={found} /> : <AllRows id={stream_id} sample={found} />)}
        </Async>
      </Dialog.Content>
    </Dialog.Root>
  );
}
