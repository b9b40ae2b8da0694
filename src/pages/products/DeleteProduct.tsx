import { ConfirmDialog, fillText, Stack, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { counted } from '../../messages/format.ts';
import { deleteMessages as messages } from '../../messages/products.ts';
import { deleteProduct, endingProduct } from '../../state/trade/selling/catalogue.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { useStatus, useValue } from '../../state/machine/resource.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { useLoad } from '../shared/useLoad.ts';

interface DeleteProductProps {
  stream: Stream;
  onClose: () => void;
  onDeleted: () => void;
}

const consequences = ({ running, open_offers }: NonNullable<Stream['sales']>) => [
  ...(running > 0 ? [counted(messages.running, running)] : []),
  ...(open_offers > 0 ? [counted(messages.offers, open_offers)] : []),
];

export function DeleteProduct({ stream: { id, name }, onClose, onDeleted }: DeleteProductProps) {
  const ending = useValue(endingProduct, id);
  const looking = useStatus(endingProduct);
  const operation = useOperation('products.delete', id);
  useLoad(endingProduct, id);
  const fresh = looking.phase === 'success' ? ending : undefined;
  const concerned = fresh?.sales ? consequences(fresh.sales) : [];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={fillText(messages.title, { name })}
      consequence={messages.text}
      confirmLabel={messages.confirm}
      typeToConfirm={concerned.length > 0 ? name : undefined}
      // Busy until the consequences are known.
      pending={operation.phase === 'request' || (!fresh && looking.phase !== 'fail')}
      error={failureLines(operation) ?? failureLines(looking)}
      onConfirm={() => {
        const send = async () => {
          if (!fresh) void endingProduct.load(id);
          else if ((await deleteProduct(id)).ok) onDeleted();
        };
        void send();
      }}
    >
      <div aria-live="polite">
        {!fresh && looking.phase !== 'fail' && <Text tone="muted">{messages.looking}</Text>}
        {concerned.length > 0 && (
          <Stack gap={1}>
            {concerned.map((text) => (
              <Text as="p" key={text}>
                {text}
              </Text>
            ))}
          </Stack>
        )}
      </div>
    </ConfirmDialog>
  );
}
