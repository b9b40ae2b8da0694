import { useState } from 'react';
import type { AccountAction } from '../../../../state/trade/users.ts';
import { useDraft } from '../../../shared/forms/useDraft.ts';

export function useReason(deed: AccountAction, whom: string) {
  const { read, keep, forget } = useDraft(`reason.${deed}.${whom}`);
  const [reason, write] = useState(() => (read({ reason: '' }) as { reason?: string } | undefined)?.reason ?? '');
  const setReason = (next: string) => {
    write(next);
    keep({ reason: next });
  };
  return { reason, setReason, forget };
}
