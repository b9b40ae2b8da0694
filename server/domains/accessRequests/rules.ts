import type { Row } from '../../database/schema.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';

type State = Row<'access_requests'>['state'];

export const decisions = { approve: 'approved', reject: 'rejected' } as const satisfies Record<string, State>;
export type Decision = keyof typeof decisions;

export function assertOpen(request: Row<'access_requests'> | undefined, ownerId: string): asserts request {
  if (request?.owner_id !== ownerId) throw notFound('Access request');
  if (request.state !== 'pending') throw new Refusal(409, 'request_decided', `The request is already ${request.state}`);
}

type RequestedStream = Pick<Row<'streams'>, 'owner_id' | 'visibility' | 'access_type' | 'status' | 'end_at'>;

/** Partner-only streams accept requests from anyone who knows the id: the only way to become a partner. */
export function assertAskable(stream: RequestedStream | undefined, userId: string, now: string): asserts stream {
  const own = stream?.owner_id === userId;
  if (!stream || (!own && (stream.visibility === 'private' || stream.status === 'disabled'))) throw notFound('Stream');
  if (own) throw new Refusal(409, 'own_stream', 'This is your own stream');
  if (stream.access_type === 'PUBLIC' && stream.visibility === 'public') {
    throw new Refusal(409, 'access_open', 'Access to this stream needs no approval');
  }
  if (stream.status === 'expired' || (stream.end_at && Date.parse(stream.end_at) <= Date.parse(now))) {
    throw new Refusal(409, 'stream_ended', 'This stream has ended');
  }
}
