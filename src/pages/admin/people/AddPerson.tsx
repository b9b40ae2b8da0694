import { useState } from 'react';
import { personWords } from '../../../messages/admin.ts';
import { reset, useOperation } from '../../../state/operations.ts';
import { addUser, inviteUser } from '../../../state/users.ts';
import { failureText } from '../../shared/failureText.ts';
import { refusalOf } from '../../shared/refusalOf.ts';
import { PersonFields } from './PersonFields.tsx';
import { creationOf, valuesOf, type PersonValues } from './personForm.ts';
import { PersonFormDialog } from './PersonFormDialog.tsx';
import { usePersonForm } from './usePersonForm.ts';

/** Adds one person. Without a first password a link to set one is mailed. */
export function AddPerson({ onClose }: { onClose: () => void }) {
  const operation = useOperation('users.add');
  const [blank] = useState(() => valuesOf());
  const form = usePersonForm('person.new', blank);
  const close = () => {
    if (operation.phase === 'fail') reset('users.add');
    onClose();
  };
  const send = async (values: PersonValues) => {
    const outcome = await addUser(creationOf(values));
    if (!outcome.ok) return refusalOf(outcome);
    if (!values.password) void inviteUser(values.email.trim());
    onClose();
    return undefined;
  };
  return (
    <PersonFormDialog {...personWords.add} form={form} error={failureText(operation)} onSend={send} onClose={close}>
      <PersonFields adding />
    </PersonFormDialog>
  );
}
