import type { UseFormReturn } from '#design-system';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../shared/forms/useDraft.ts';
import type { ProductValues } from './values.ts';

const differs = (a: ProductValues, b: ProductValues) =>
  (Object.keys(b) as (keyof ProductValues)[]).some((name) => a[name] !== b[name]);

interface Unsaved {
  kept: Draft;
  /** What the form would hold without a draft. */
  initial: ProductValues;
}

/** Knows whether a form holds what is not saved yet, and whether it began with that. */
export function useUnsavedDraft(form: UseFormReturn<ProductValues>, { kept, initial }: Unsaved) {
  const saved = useRef(initial);
  const [restored] = useState(() => differs(form.getValues(), initial));
  const [dirty, setDirty] = useState(restored);
  const [told, setTold] = useState(restored);
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
    /** Whether to say that the form began with a draft. */
    restored: told,
    discard: () => {
      setTold(false);
      setDirty(false);
      form.reset(saved.current);
      kept.forget();
    },
    /** These values have been saved. */
    done: (values: ProductValues) => {
      saved.current = values;
      setDirty(false);
      kept.forget();
    },
  };
}
