import { fitting, type FormDraft } from '#design-system';
import { useMemo } from 'react';
import { writeDraft, readDraft } from '../../../state/me/drafts.ts';

export interface Draft extends FormDraft {
  forget: () => void;
}

/** Stores a form per person and tab, until success or sign-out. `name` identifies the form and its subject. */
export const useDraft = (name: string): Draft =>
  useMemo(
    () => ({
      read: (sample) => fitting(sample, readDraft(name)),
      keep: (values) => writeDraft(name, values),
      forget: () => writeDraft(name, undefined),
    }),
    [name],
  );
