import { Id } from '#contract/entities/common.ts';
import { maxPageSize, pageSize } from '#contract/constants.ts';
import { Refusal } from '../refusal.ts';

/** Where in a list, as every list takes it. */
export interface PageArguments {
  page?: number | null;
  limit?: number | null;
}

export const refuse = (field: string, problem: string) =>
  new Refusal(400, 'invalid_request', `${field} ${problem}`, { fields: { [field]: problem } });

/** The page that is asked for, by the wire's limits. */
export function pageOf({ page: asked, limit: wanted }: PageArguments) {
  const page = asked ?? 0;
  const limit = wanted ?? pageSize;
  if (page < 0) throw refuse('page', 'is below 0');
  if (limit < 1 || limit > maxPageSize) throw refuse('limit', `is not between 1 and ${maxPageSize}`);
  return { page, limit };
}

/** An optional id among the arguments. */
export function idOf(name: string, value: string | null | undefined): string | undefined {
  if (value && !Id.safeParse(value).success) throw refuse(name, 'is not an id');
  return value ?? undefined;
}
