import { useForm, type UseFormReturn } from '#design-system';
import { useMemo, useState } from 'react';
import { useDraft } from '../../../shared/forms/useDraft.ts';
import { differing, type PersonValues } from './personForm.ts';

export interface PersonForm {
  form: UseFormReturn<PersonValues>;
  /** Whether the form began with what was typed into it before. */
  restored: boolean;
  /** Back to what the form begins with. */
  discard: () => void;
  /** Forgets what was typed, once it has been sent. */
  forget: () => void;
}

/**
 * The form for one person, begun with what was typed under the name before and not sent: closing it loses nothing. Only what differs
 * is kept, so that a later change by somebody else is not undone; a password never is.
 */
export function usePersonForm(name: string, initial: PersonValues): PersonForm {
  const kept = useDraft(name);
  const draft = useMemo(
    () => ({
      read: kept.read,
      keep: (values: object | undefined) => {
        const changes = differing(initial, { ...initial, ...values, password: '' });
        kept.keep(Object.keys(changes).length > 0 ? changes : undefined);
      },
    }),
    [kept, initial],
  );
  const form = useForm<PersonValues>({ defaultValues: initial, draft });
  const [restored, setRestored] = useState(() => Object.keys(differing(initial, form.getValues())).length > 0);
  const discard = () => {
    setRestored(false);
    form.reset(initial);
    kept.forget();
  };
  return { form, restored, discard, forget: kept.forget };
}
