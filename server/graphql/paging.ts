import { maxPageSize, pageSize } from '#contract/constants.ts';
import { Id } from '#contract/entities/common.ts';
import { Refusal } from '../refusal.ts';

/** Arguments that every list takes. */
export interface PageArguments {
  streamId?: string | null;
  page?: number | null;
  limit?: number | null;
}

export const refuse = (field: string, problem: string) => new Refusal(400, 'invalid_request', `${field} ${problem}`);

/** Which page, checked as the REST lists check it. */
export function pageOf({ streamId, page: asked, limit: wanted }: PageArguments) {
  const page = asked ?? 0;
  const limit = wanted ?? pageSize;
  if (page < 0) throw refuse('page', 'is below 0');
  if (limit < 1 || limit > maxPageSize) throw refuse('limit', `is not between 1 and ${maxPageSize}`);
  if (streamId && !Id.safeParse(streamId).success) throw refuse('streamId', 'is not an id');
  return { page, limit, streamId: streamId ?? undefined };
}
