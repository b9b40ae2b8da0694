// Pasted text survives a reload until its rows are listed.
import { writeDraft, readDraft } from '../../../state/me/drafts.ts';

const name = 'upload.paste';

export const pastedBefore = (): string => {
  const { text } = (readDraft(name) ?? {}) as Record<string, unknown>;
  return typeof text === 'string' ? text : '';
};

export const keepPasted = (text: string) => writeDraft(name, text === '' ? undefined : { text });
