import { useState } from 'react';
import type { Question } from './useOpenDialog.ts';
import { useDraft } from '../../../shared/forms/useDraft.ts';

export function useReason(question: Question, whom: string) {
  const { read, keep, forget } = useDraft(`reason.${question}.${whom}`);
  const [reason, write] = useState(() => (read({ reason: '' }) as { reason?: string } | undefined)?.reason ?? '');
  const setReason = (next: string) => {
    write(next);
    keep({ reason: next });
  };
  return { reason, setReason, forget };
}
