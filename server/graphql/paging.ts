import { maxPageSize, pageSize } from '#contract/constants.ts';
import { Id } from '#contract/entities/common.ts';
import type { Reads } from '#contract/types.ts';
import { Refusal } from '../kernel/refusal.ts';

interface PageArguments {
  streamId?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}

type Nullable<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };
export type Arguments<N extends keyof Reads> = Nullable<Reads[N]['variables']>;

export const refuse = (field: string, problem: string) => new Refusal(400, 'invalid_request', `${field} ${problem}`);

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
