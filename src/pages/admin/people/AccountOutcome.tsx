import { Banner, Button } from '#design-system';
import type { User } from '#contract/types.ts';
import { bulkMessages as messages } from '../../../messages/admin.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { lastReason } from '../person/person.ts';
import { accountActionRows, runAccountAction, type AccountAction } from '../../../state/trade/users.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import { personOrEmail } from '../../shared/account/personName.ts';

export interface DoneAction {
  action: AccountAction | 'edit';
  user: User;
}

interface AccountOutcomeProps extends DoneAction {
  onUndo: (done: DoneAction) => void;
}

interface AccountActionOutcomeProps extends AccountOutcomeProps {
  action: AccountAction;
}

function EditOutcome({ user }: Pick<DoneAction, 'user'>) {
  const operation = useOperation('users.edit', user.id);
  if (operation.phase !== 'success') return null;
  return (
    <Banner tone="success" title={operation.text}>
      {personOrEmail(user)}
    </Banner>
  );
}

export function AccountOutcome({ action, ...rest }: AccountOutcomeProps) {
  return action === 'edit' ? <EditOutcome user={rest.user} /> : <AccountActionOutcome action={action} {...rest} />;
}

function AccountActionOutcome({ action, user, onUndo }: AccountActionOutcomeProps) {
  const { inverse } = accountActionRows[action];
  const operation = useOperation(`users.${action}`, user.id);
  const undoing = useOperation(`users.${inverse}`, user.id);
  const problem = failureLines(undoing);
  const undo = async () => {
    // A repeated lock reuses the original reason.
    if ((await runAccountAction(inverse, user.id, await lastReason(inverse, user.id))).ok)
      onUndo({ action: inverse, user });
  };
  if (operation.phase !== 'success' && !problem && undoing.phase !== 'request') return null;
  return (
    <Banner
      tone={problem ? 'danger' : 'success'}
      title={problem ?? (operation.phase === 'success' ? operation.text : undefined)}
      action={
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          loading={undoing.phase === 'request'}
          onClick={() => void undo()}
        >
          {messages.undo}
        </Button>
      }
    >
      {personOrEmail(user)}
    </Banner>
  );
}
