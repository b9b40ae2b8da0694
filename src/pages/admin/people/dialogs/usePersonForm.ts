import { useForm, type UseFormReturn } from '#design-system';
import { useMemo, useState } from 'react';
import { useDraft } from '../../../shared/forms/useDraft.ts';
import { differing, type PersonValues } from './personForm.ts';

export interface PersonForm {
  form: UseFormReturn<PersonValues>;
  restored: boolean;
  discard: () => void;
  forget: () => void;
}

/** Drafts hold changed fields only, so that another admin's later change survives. They never hold a password. */
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
