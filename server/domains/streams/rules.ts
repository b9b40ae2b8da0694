import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import type { Caller } from '../../handler.ts';
import type { StreamRow } from './store.ts';

/** A listing past its end counts as expired, whatever is stored. */
export const statusOf = ({ status, end_at }: Pick<StreamRow, 'status' | 'end_at'>, now: string): Stream['status'] =>
  status === 'published' && end_at !== null && Date.parse(end_at) <= Date.parse(now) ? 'expired' : status;

/** The owner and admins always; whoever has running access; others while it is public and not switched off. */
export function maySee(stream: StreamRow, caller: Caller): boolean {
  if (stream.owner_id === caller.id || stream.access_id !== null || caller.slots.includes('admin')) return true;
  return stream.visibility === 'public' && stream.status !== 'disabled';
}

/** A service provider who is no seller lists algorithms only. */
export const mayList = (type: string, { slots }: Caller): boolean =>
  type === algorithmType || slots.includes('user') || slots.includes('seller');
