import { maxPageSize, pageSize } from '#contract/constants.ts';
import { Id } from '#contract/entities/common.ts';
import { Refusal } from '../kernel/refusal.ts';

export interface PageArguments {
  streamId?: string | null;
  page?: number | null;
  limit?: number | null;
}

export const refuse = (field: string, problem: string) => new Refusal(400, 'invalid_request', `${field} ${problem}`);

/** Validates paging arguments like the REST lists. */
export function pageOf({ streamId, page: asked, limit: wanted }: PageArguments) {
  const page = asked ?? 0;
  const limit = wanted ?? pageSize;
  if (page < 0) throw refuse('page', 'is below 0');
  if (limit < 1 || limit > maxPageSize) throw refuse('limit', `is not between 1 and ${maxPageSize}`);
  return { page, limit, streamId: idOf('streamId', streamId) };
}

export function idOf(name: string, value: string | null | undefined): string | undefined {
  if (value && !Id.safeParse(value).success) throw refuse(name, 'is not an id');
  return value ?? undefined;
}
