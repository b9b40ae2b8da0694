// What was pasted and is not listed yet: it outlives a reload, as its rows do once they stand in the grid.
import { writeDraft, readDraft } from '../../../state/me/drafts.ts';

const name = 'upload.paste';

/** What was pasted before; '' for nothing. */
export const pastedBefore = (): string => {
  const { text } = (readDraft(name) ?? {}) as Record<string, unknown>;
  return typeof text === 'string' ? text : '';
};

export const keepPasted = (text: string) => writeDraft(name, text === '' ? undefined : { text });
