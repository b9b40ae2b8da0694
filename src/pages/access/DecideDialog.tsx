import { ConfirmDialog } from '#design-system';
import type { AccessRequest } from '#contract/generated/documents.ts';
import { requestMessages as messages } from '../../messages/access.ts';
import { format } from '../../messages/format.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { approveRequest, rejectRequest } from '../../state/trade/access/requests.ts';
import { failureLines } from '../shared/failureLines.tsx';

const decisions = {
  approve: { send: approveRequest, messages: messages.askApprove, tone: 'accent' },
  reject: { send: rejectRequest, messages: messages.askReject, tone: 'danger' },
} as const;

export type Decision = keyof typeof decisions;

interface DecideDialogProps {
  request: AccessRequest;
  decision: Decision;
  onClose: () => void;
}

export function DecideDialog({ request: { id, user, stream_name }, decision, onClose }: DecideDialogProps) {
  const { send, messages: text, tone } = decisions[decision];
  const operation = useOperation(`requests.${decision}`, id);
  const parts = { name: user.name, product: stream_name };
  const decide = async () => {
    if ((await send(id)).ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={format(text.title, parts)}
      consequence={format(text.text, parts)}
      confirmLabel={text.confirm}
      tone={tone}
      pending={operation.phase === 'request'}
      error={failureLines(operation)}
      onConfirm={() => void decide()}
    />
  );
}
