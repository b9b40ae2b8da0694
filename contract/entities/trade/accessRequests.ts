import { z } from 'zod';
import { approvals, requestStates } from '../../constants.ts';
import { Id, Instant, Party } from '../common.ts';

export const RequestState = z.enum(requestStates);
export const Approval = z.enum(approvals);

/** A request to the owner of a protected stream. Approval lets the requester see and buy the stream. */
export const AccessRequest = z.object({
  id: Id,
  stream_id: Id,
  stream_name: z.string(),
  user: Party,
  owner: Party,
  state: RequestState,
  created_date: Instant,
  decided_date: Instant.optional(),
});

export const AccessRequestCreate = z.strictObject({ stream_id: Id });
