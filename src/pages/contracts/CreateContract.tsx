import { Button, lazyPart } from '#design-system';
import { Suspense, useState } from 'react';
import { contractMessages as messages } from '../../messages/contracts.ts';

// Most visits read the list.
const NewContract = lazyPart(async () => (await import('./NewContract.tsx')).NewContract);

export function CreateContract() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{messages.create}</Button>
      <Suspense>{open && <NewContract onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
