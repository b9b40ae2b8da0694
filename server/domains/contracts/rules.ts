import type { Contract } from '#contract/types.ts';

interface Period {
  readonly end_at: string;
  readonly signed_at: string | null;
}

export function statusOf({ end_at, signed_at }: Period, now: string): Contract['status'] {
  if (Date.parse(end_at) <= Date.parse(now)) return 'expired';
  return signed_at === null ? 'waiting' : 'signed';
}
