import { ConfirmDialog, fillText, Progress, Stack, Text } from '#design-system';
import type { User } from '#contract/types.ts';
import { bulkMessages as messages, accountActionMessages } from '../../../../messages/admin.ts';
import type { AccountAction } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { verbLooks } from './personVerbs.ts';
import { ReasonField } from './ReasonField.tsx';
import { useReason } from './useReason.ts';

interface BulkDialogProps {
  action: AccountAction;
  people: readonly User[];
  withSelf: boolean;
  done: number | undefined;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<boolean>;
}

export function BulkDialog({ action, people, withSelf, done, onClose, onConfirm }: BulkDialogProps) {
  const { name, ask, consequence } = accountActionMessages[action];
  const [first] = people;
  const who = people.length === 1 && first ? personOrEmail(first) : fillText(messages.who, { count: people.length });
  const running = done !== undefined;
  const { reason, setReason, forget } = useReason(action, 'several');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !running && onClose()}
      title={fillText(ask, { who })}
      consequence={consequence}
      confirmLabel={name}
      tone={verbLooks[action].tone === 'danger' ? 'danger' : 'accent'}
      pending={running}
      onConfirm={() => void onConfirm(reason).then((all) => all && forget())}
    >
      <Stack gap={3}>
        {withSelf && <Text as="p">{messages.self}</Text>}
        {/* A list that scrolls must be reached by keyboard. */}
        <Stack
          as="ul"
          gap={1}
          tabIndex={0}
          aria-label={messages.people}
          style={{ maxBlockSize: '12rem', overflow: 'auto' }}
        >
          {people.map((user) => (
            <li key={user.id}>
              <span>{personOrEmail(user)}</span> <Text tone="muted">{user.email}</Text>
            </li>
          ))}
        </Stack>
        <ReasonField value={reason} onChange={setReason} />
        {running && (
          <Progress
            label={fillText(messages.progress, { done, total: people.length })}
            value={people.length === 0 ? 100 : Math.round((100 * done) / people.length)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
