import { fitting, type FormDraft } from '#design-system';
import { useMemo } from 'react';
import { writeDraft, readDraft } from '../../../state/me/drafts.ts';

export interface Draft extends FormDraft {
  /** Called once it is sent, or given up. */
  forget: () => void;
}

/**
 * Keeps what is half written in a form, for this person in this tab: a failed call, a reload and an ended session leave it, success
 * and signing out end it. The name holds the form and its subject, so that nothing is ever put into a form about something else.
 */
export const useDraft = (name: string): Draft =>
  useMemo(
    () => ({
      read: (sample) => fitting(sample, readDraft(name)),
      keep: (values) => writeDraft(name, values),
      forget: () => writeDraft(name, undefined),
    }),
    [name],
  );
