import { z } from 'zod';
import { requestStates } from '../constants.ts';
import { Id, Instant } from './common.ts';

const Party = z.object({ id: Id, name: z.string() });

/** A request to the owner of a protected stream. Approval lets the requester see and buy the stream. */
export const AccessRequest = z.object({
  id: Id,
  stream_id: Id,
  stream_name: z.string(),
  user: Party,
  owner: Party,
  state: z.enum(requestStates),
  created_date: Instant,
  decided_date: Instant.optional(),
});

export const AccessRequestCreate = z.strictObject({ stream_id: Id });
