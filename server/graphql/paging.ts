import { maxPageSize, pageSize } from '#contract/constants.ts';
import { Id } from '#contract/entities/common.ts';
import type { Reads } from '#contract/types.ts';
import { Refusal } from '../kernel/refusal.ts';

type Nullable<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };
export type Arguments<N extends keyof Reads> = Nullable<Reads[N]['variables']>;

export const refuse = (field: string, problem: string) => new Refusal(400, 'invalid_request', `${field} ${problem}`);

interface PageArguments {
  streamId?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}

export function filterOf<A extends PageArguments>(args: A) {
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
  const { page = 0, limit = pageSize } = given as Partial<Record<'page' | 'limit', number>>;
  if (page < 0) throw refuse('page', 'is below 0');
  if (limit < 1 || limit > maxPageSize) throw refuse('limit', `is not between 1 and ${maxPageSize}`);
  const present = given as { [K in keyof A]: Exclude<A[K], null> };
  return { ...present, page, limit, streamId: idOf('streamId', args.streamId) };
}

export function idOf(name: string, value: string | null | undefined): string | undefined {
  if (value && !Id.safeParse(value).success) throw refuse(name, 'is not an id');
  return value ?? undefined;
}
