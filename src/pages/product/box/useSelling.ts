import type { Stream } from '#contract/types.ts';
import { usePayment } from '../../shared/payment/usePayment.tsx';

export type Selling = 'resend' | 'buy' | 'ask' | 'asked' | 'closed';

/** Step that the reader can take. An unanswered request may have been paid, so it may be sent again. */
export function useSelling({ id, status, visibility, approval, query_missing }: Stream): Selling {
  const { hours: unanswered } = usePayment('access.buy', id);
  if (unanswered.length > 0) return 'resend';
  if (status !== 'published' || visibility === 'private' || query_missing) return 'closed';
  if (approval) return approval === 'pending' ? 'asked' : 'ask';
  return 'buy';
}
