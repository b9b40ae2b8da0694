import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import type { Caller } from '../../kernel/handler.ts';
import { isShown } from '../../rights/visibility.ts';
import type { FoundStream, StreamRow } from './store.ts';

export const statusOf = ({ status, end_at }: Pick<StreamRow, 'status' | 'end_at'>, now: string): Stream['status'] =>
  status === 'published' && end_at !== null && Date.parse(end_at) <= Date.parse(now) ? 'expired' : status;

export const adminFields = ['visibility', 'status'] as const;

type Seen = Pick<FoundStream, 'owner_id' | 'access_id' | 'visibility' | 'status' | 'is_partner'>;

/** The owner, admins and buyers with running access always; others while it is visible to them. */
export function maySee(stream: Seen, caller: Caller): boolean {
  if (stream.owner_id === caller.id || stream.access_id !== null || caller.slots.includes('admin')) return true;
  return isShown(stream);
}

/** A service provider who is not a seller may publish algorithms only. */
export const mayList = (type: string, { slots }: Caller): boolean =>
  type === algorithmType || slots.includes('user') || slots.includes('seller');
