import type { UseFormReturn } from '#design-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDraft, type Draft } from '../../shared/forms/useDraft.ts';
import type { ProductValues } from './values.ts';

const differs = (a: ProductValues, b: ProductValues) =>
  (Object.keys(b) as (keyof ProductValues)[]).some((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));

/** The sign-in at a broker is never stored in the browser. */
export function useProductDraft(name: string): Draft {
  const draft = useDraft(name);
  return useMemo(
    () => ({ ...draft, keep: (values) => draft.keep(values && { ...values, username: '', password: '' }) }),
    [draft],
  );
}

interface Unsaved {
  storedDraft: Draft;
  initial: ProductValues;
}

export function useUnsavedDraft(form: UseFormReturn<ProductValues>, { storedDraft, initial }: Unsaved) {
  const saved = useRef(initial);
  const [restored] = useState(() => differs(form.getValues(), initial));
  const [dirty, setDirty] = useState(restored);
  const [isRestored, setRestored] = useState(restored);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setDirty(differs(values, saved.current)),
      }),
    [form],
  );
  return {
    dirty,
    restored: isRestored,
    discard: () => {
      setRestored(false);
      setDirty(false);
      form.reset(saved.current);
      storedDraft.forget();
    },
    done: (values: ProductValues) => {
      saved.current = values;
      setDirty(false);
      storedDraft.forget();
    },
  };
}
