import { Button, Inline } from '#design-system';
import type { ContractSet } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { contractMessages as messages } from '../../../messages/contracts.ts';
import { SignContract } from './SignContract.tsx';

export function SignButton({ set, wide }: { set: ContractSet; wide: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Inline>
      <Button wide={wide} onClick={() => setOpen(true)}>
        {messages.sign}
      </Button>
      {open && <SignContract set={set} onClose={() => setOpen(false)} />}
    </Inline>
  );
}
