import { Button, lazyPart } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { Suspense, useState } from 'react';
import { accessMessages as messages } from '../../../messages/product.ts';
import { useIdlePreload } from '../useIdlePreload.ts';

const load = async () => (await import('./SendOffer.tsx')).SendOffer;

const SendOffer = lazyPart(load);

/** Opening the dialog reports a failure. */
const preload = () => void load().catch(() => {});

export function MakeOffer({ stream }: { stream: Stream }) {
  const [open, setOpen] = useState(false);
  useIdlePreload(preload);
  return (
    <>
      <Button variant="outline" tone="neutral" wide onClick={() => setOpen(true)}>
        {messages.offer}
      </Button>
      <Suspense>{open && <SendOffer stream={stream} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
