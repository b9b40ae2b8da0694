import { lazyPart } from '#design-system';
import type { UserPage } from '#contract/types.ts';
import { Suspense } from 'react';
import { useValue } from '../../../../state/machine/resource.ts';
import { useSession } from '../../../../state/me/session.ts';
import { accountActions, userDetails, userParts } from '../../../../state/trade/users.ts';
import { useLoad } from '../../../shared/useLoad.ts';
import { AddPerson } from './AddPerson.tsx';
import { AccountActionDialog } from './AccountActionDialog.tsx';
import type { DoneAction } from '../AccountOutcome.tsx';
import { EditPerson } from './EditPerson.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { PersonDrawer } from '../PersonDrawer.tsx';
import { SupportDialog } from './SupportDialog.tsx';
import { useOpenDialog, type OpenDialog } from './useOpenDialog.ts';

const ImportDialog = lazyPart(async () => (await import('../../importing/ImportDialog.tsx')).ImportDialog);

interface PersonDialogsProps {
  page: UserPage | undefined;
  onDone: (done: DoneAction) => void;
}

interface OneProps extends PersonDialogsProps {
  id: string;
  ask: OpenDialog['ask'];
  onClose: () => void;
}

function One({ id, ask, page, onDone, onClose }: OneProps) {
  const { userId } = useSession();
  useLoad(userParts, id);
  const user = useValue(userDetails, id) ?? page?.users.find((each) => each.id === id);
  const action = accountActions.find((each) => each === ask);
  if (!user || !ask) return <PersonDrawer id={id} user={user} onClose={onClose} />;
  if (ask === 'edit') {
    const edited = () => onDone({ action: 'edit', user });
    return <EditPerson user={user} self={id === userId} onClose={onClose} onDone={edited} />;
  }
  if (ask === 'invite' || ask === 'signOut' || (ask === 'resetMfa' && id !== userId))
    return <SupportDialog ask={ask} user={user} onClose={onClose} />;
  if (id !== userId && (ask === 'hold' || ask === 'release'))
    return <HoldDialog action={ask} user={user} onClose={onClose} />;
  if (id !== userId && ask === 'erase') return <EraseDialog user={user} onClose={onClose} onErased={onClose} />;
  // Admins cannot change their own rights: show the details instead.
  if (!action || id === userId) return <PersonDrawer id={id} user={user} onClose={onClose} />;
  const done = () => {
    onDone({ action, user });
    onClose();
  };
  return <AccountActionDialog action={action} user={user} onClose={onClose} onDone={done} />;
}

export function PersonDialogs(props: PersonDialogsProps) {
  const { opened, openDialog } = useOpenDialog();
  const close = () => openDialog();
  return (
    <>
      {opened.user && <One key={opened.user} {...props} id={opened.user} ask={opened.ask} onClose={close} />}
      {opened.add === 'one' && <AddPerson onClose={close} />}
      <Suspense>{opened.add === 'many' && <ImportDialog onClose={close} />}</Suspense>
    </>
  );
}
