// Pasted text survives a reload until its rows are listed.
import { writeDraft, readDraft } from '../../../state/me/drafts.ts';

const name = 'upload.paste';

export const readPastedText = (): string => {
  const { text } = (readDraft(name) ?? {}) as Record<string, unknown>;
  return typeof text === 'string' ? text : '';
};

export const savePastedText = (text: string) => writeDraft(name, text === '' ? undefined : { text });
