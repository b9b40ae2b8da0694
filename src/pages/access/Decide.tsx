import { Button, Inline } from '#design-system';
import type { AccessRequest } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { requestMessages as messages } from '../../messages/access.ts';
import { DecideDialog, type Decision } from './DecideDialog.tsx';

export function Decide({ request }: { request: AccessRequest }) {
  const [asked, ask] = useState<Decision>();
  if (request.state !== 'pending') return null;
  return (
    <Inline justify="end">
      <Button size="small" onClick={() => ask('approve')}>
        {messages.approve}
      </Button>
      <Button size="small" variant="ghost" tone="danger" onClick={() => ask('reject')}>
        {messages.reject}
      </Button>
      {asked && <DecideDialog request={request} decision={asked} onClose={() => ask(undefined)} />}
    </Inline>
  );
}
