import { useState } from 'react';
import { personMessages } from '../../../../messages/admin.ts';
import { useOperation, refusalOf } from '../../../../state/machine/operations.ts';
import { addUser, inviteUser } from '../../../../state/trade/users.ts';
import { failureLines } from '../../../shared/failureLines.tsx';
import { PersonFields } from './PersonFields.tsx';
import { creationOf, valuesOf, type PersonValues } from './personForm.ts';
import { PersonFormDialog } from './PersonFormDialog.tsx';
import { usePersonForm } from './usePersonForm.ts';

export function AddPerson({ onClose }: { onClose: () => void }) {
  const operation = useOperation('users.add');
  const [blank] = useState(() => valuesOf());
  const form = usePersonForm('person.new', blank);
  const send = async (values: PersonValues) => {
    const outcome = await addUser(creationOf(values));
    if (!outcome.ok) return refusalOf(outcome);
    if (!values.password) void inviteUser(values.email.trim());
    onClose();
    return undefined;
  };
  return (
    <PersonFormDialog
      {...personMessages.add}
      form={form}
      error={failureLines(operation)}
      onSend={send}
      onClose={onClose}
    >
      <PersonFields adding />
    </PersonFormDialog>
  );
}
