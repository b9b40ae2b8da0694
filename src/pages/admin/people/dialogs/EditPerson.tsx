import { fillText } from '#design-system';
import type { User } from '#contract/types.ts';
import { useState } from 'react';
import { personMessages } from '../../../../messages/admin.ts';
import { useOperation, refusalOf } from '../../../../state/machine/operations.ts';
import { editUser } from '../../../../state/trade/users.ts';
import { failureLines } from '../../../shared/failureLines.tsx';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { PersonFields } from './PersonFields.tsx';
import { changesOf, differing, valuesOf, type PersonValues } from './personForm.ts';
import { PersonFormDialog } from './PersonFormDialog.tsx';
import { usePersonForm } from './usePersonForm.ts';

interface EditPersonProps {
  user: User;
  self: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function EditPerson({ user, self, onClose, onDone }: EditPersonProps) {
  const operation = useOperation('users.edit', user.id);
  // Snapshot at opening: later updates must not count as changes of this form.
  const [before] = useState(user);
  const [initial] = useState(() => valuesOf(before));
  const form = usePersonForm(`person.${user.id}`, initial);
  const send = async (values: PersonValues) => {
    // Disabled fields have no value in the form.
    const changes = changesOf(before, { ...initial, ...differing(initial, values) });
    if (Object.keys(changes).length === 0) return { form: personMessages.nothingChanged };
    const outcome = await editUser(user.id, changes);
    if (!outcome.ok) return refusalOf(outcome);
    onDone();
    onClose();
    return undefined;
  };
  const { title, ...messages } = personMessages.edit;
  return (
    <PersonFormDialog
      {...messages}
      title={fillText(title, { name: personOrEmail(before) })}
      form={form}
      error={failureLines(operation)}
      onSend={send}
      onClose={onClose}
    >
      <PersonFields self={self} />
    </PersonFormDialog>
  );
}
