import { Button, ConfirmDialog } from '#design-system';
import { useState } from 'react';
import { connectMessages as messages } from '../../../messages/connect.ts';
import { replaceAccessKey } from '../../../state/trade/access/access.ts';
import { clearFailure, useOperation } from '../../../state/machine/operations.ts';
import { failureLines } from '../failureLines.tsx';

interface ReplaceAddressProps {
  subscriptionId: string;
  label: string;
  asking?: boolean;
}

/** Revokes the old address, so it asks first. */
export function ReplaceAddress({ subscriptionId, label, asking = false }: ReplaceAddressProps) {
  const [open, setOpen] = useState(asking);
  const operation = useOperation('access.replaceKey', subscriptionId);
  const replace = async () => {
    const outcome = await replaceAccessKey(subscriptionId);
    if (outcome.ok) setOpen(false);
  };
  const change = (next: boolean) => {
    clearFailure('access.replaceKey', subscriptionId);
    setOpen(next);
  };
  return (
    <>
      <Button variant="outline" tone="neutral" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={change}
        title={messages.ask}
        consequence={messages.consequence}
        confirmLabel={label}
        pending={operation.phase === 'request'}
        error={failureLines(operation)}
        onConfirm={() => void replace()}
      />
    </>
  );
}
