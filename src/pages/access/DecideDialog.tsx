import { fillText } from '#design-system';
import type { AccessRequest } from '#contract/generated/documents.ts';
import { requestMessages as messages } from '../../messages/access.ts';
import { approveRequest, rejectRequest } from '../../state/trade/access/requests.ts';
import { AskDialog } from '../shared/AskDialog.tsx';

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
  const parts = { name: user.name, product: stream_name };
  return (
    <AskDialog
      of={`requests.${decision}`}
      id={id}
      act={() => send(id)}
      title={fillText(text.title, parts)}
      consequence={fillText(text.text, parts)}
      confirmLabel={text.confirm}
      tone={tone}
      onClose={onClose}
    />
  );
}
