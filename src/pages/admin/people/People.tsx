import { lazyPart, Stack } from '#design-system';
import { Suspense, useMemo, useState } from 'react';
import { useValue } from '../../../state/machine/resource.ts';
import { useSession } from '../../../state/me/session.ts';
import { userList, type AccountAction } from '../../../state/trade/users.ts';
import { personOrEmail } from '../../shared/account/personName.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { BulkActions } from './BulkActions.tsx';
import { BulkOutcome } from './dialogs/BulkOutcome.tsx';
import { Counters } from './Counters.tsx';
import { useOpenDialog } from './dialogs/useOpenDialog.ts';
import { AccountOutcome, type DoneAction } from './AccountOutcome.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { affectedBy, useBulk } from './useBulk.ts';
import { pathOf, toQuery, useUserFilter } from './useUserFilter.ts';

const PersonDialogs = lazyPart(async () => (await import('./dialogs/PersonDialogs.tsx')).PersonDialogs);

const BulkDialog = lazyPart(async () => (await import('./dialogs/BulkDialog.tsx')).BulkDialog);

const nobody: ReadonlySet<string> = new Set();

export function People() {
  const [filter, change] = useUserFilter();
  const page = useValue(userList, toQuery(filter));
  const { userId } = useSession();
  const here = pathOf(filter);
  const [held, hold] = useState({ here, keys: nobody });
  // A selection made on another page or under another filter does not count.
  const selected = held.here === here ? held.keys : nobody;
  const setSelected = (keys: ReadonlySet<string>) => hold({ here, keys });
  const [action, askFor] = useState<AccountAction>();
  const [done, setDone] = useState<DoneAction>();
  const bulk = useBulk(setSelected);
  const { opened } = useOpenDialog();
  useLoad(userList, toQuery(filter));
  const chosen = useMemo(() => page?.users.filter(({ id }) => selected.has(id)) ?? [], [page, selected]);
  const people = action ? affectedBy(action, chosen, userId) : [];
  const confirm = async (action: AccountAction, reason: string) => {
    const all = await bulk.run(
      action,
      people.map(({ id }) => id),
      new Map(people.map((user) => [user.id, personOrEmail(user)])),
      reason,
    );
    askFor(undefined);
    return all;
  };
  return (
    <Stack gap={4}>
      <Counters counts={page?.counts} filter={filter} />
      {done && <AccountOutcome key={`${done.action}:${done.user.id}`} {...done} onUndo={setDone} />}
      {bulk.result && (
        <BulkOutcome
          result={bulk.result}
          onUndo={() => bulk.result && void bulk.undo(bulk.result)}
          onDismiss={bulk.dismiss}
        />
      )}
      <PeopleTable
        page={page}
        selfId={userId}
        {...{ filter, change, selected }}
        onSelectedChange={setSelected}
        bulkActions={
          <BulkActions changesAny={(action) => affectedBy(action, chosen, userId).length > 0} onAsk={askFor} />
        }
      />
      <Suspense>
        {action && (
          <BulkDialog
            action={action}
            people={people}
            withSelf={selected.has(userId)}
            done={bulk.done}
            onClose={() => askFor(undefined)}
            onConfirm={(reason) => confirm(action, reason)}
          />
        )}
      </Suspense>
      <Suspense>{(opened.user ?? opened.add) && <PersonDialogs page={page} onDone={setDone} />}</Suspense>
    </Stack>
  );
}
