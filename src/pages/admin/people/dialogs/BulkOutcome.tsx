import { Banner, Button, fillText, Stack } from '#design-system';
import { useEffect, useEffectEvent } from 'react';
import { userEditClearMs } from '../../../../config/constants.ts';
import { bulkMessages as messages, accountActionMessages } from '../../../../messages/admin.ts';
import { usersRows } from '../../../../state/machine/actions/users.ts';
import type { BulkResult } from '../useBulk.ts';

interface BulkOutcomeProps {
  result: BulkResult;
  onUndo: () => void;
  onDismiss: () => void;
}

export function BulkOutcome({ result, onUndo, onDismiss }: BulkOutcomeProps) {
  const { action, results, names } = result;
  const failed = results.filter(({ problem }) => problem !== undefined);
  const count = results.length - failed.length;
  const allWell = failed.length === 0;
  // Only a new success starts the timer; a re-render does not restart it.
  const clear = useEffectEvent(onDismiss);
  useEffect(() => {
    // Failures stay until dismissed.
    if (!allWell) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => clear(), userEditClearMs);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [allWell]);
  const parts = [
    fillText(messages.result, { count, done: accountActionMessages[action].done }),
    ...(allWell ? [] : [fillText(messages.failed, { count: failed.length })]),
  ];
  const title = allWell && count === 1 ? usersRows[`users.${action}`].success : parts.join(', ');
  return (
    <Banner
      tone={allWell ? 'success' : 'warning'}
      title={title}
      onDismiss={onDismiss}
      action={
        count > 0 && (
          <Button size="small" variant="outline" tone="neutral" onClick={onUndo}>
            {messages.undo}
          </Button>
        )
      }
    >
      {!allWell && (
        <Stack gap={1}>
          <span>{messages.stillSelected}</span>
          <ul>
            {failed.map(({ key, problem }) => (
              <li key={key}>
                <span>{names.get(key) ?? key}</span>: <span>{problem}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Banner>
  );
}
