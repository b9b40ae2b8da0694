import { Banner, Button, Dialog, fillText, Stack } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useState } from 'react';
import { logoMessages as messages } from '../../messages/products.ts';
import { setLogo } from '../../state/trade/selling/catalogue.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { LogoPicker, type RenderLogo } from './LogoPicker.tsx';

export function ChangeLogo({ stream, onClose }: { stream: Stream; onClose: () => void }) {
  const [renderLogo, setRenderLogo] = useState<RenderLogo>();
  const operation = useOperation('products.setLogo');
  const failure = failureLines(operation);
  const save = async () => {
    if (renderLogo && (await setLogo(stream.id, await renderLogo())).ok) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={fillText(messages.title, { name: stream.name })} description={messages.text}>
        <Stack gap={4}>
          <LogoPicker label={messages.picture} onRenderLogoChange={(next) => setRenderLogo(() => next)} />
          {failure && <Banner tone="danger">{failure}</Banner>}
          <Dialog.Footer>
            <Dialog.Close>
              <Button variant="outline" tone="neutral">
                {messages.cancel}
              </Button>
            </Dialog.Close>
            <Button disabled={!renderLogo} loading={operation.phase === 'request'} onClick={() => void save()}>
              {messages.save}
            </Button>
          </Dialog.Footer>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
