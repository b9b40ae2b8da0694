import type { ErrorBody } from '#contract/types.ts';

type BulkDetails = Pick<ErrorBody, 'message' | 'rows' | 'total'>;

/** A refusal of a call, as the wire's error body. `fields` maps field names to problems. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly details: BulkDetails | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { fields?: Record<string, string>; retryAfter?: number; details?: BulkDetails; cause?: unknown } = {},
  ) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = extra.fields;
    this.details = extra.details;
    this.retryAfter = extra.retryAfter;
  }
}

/** Same answer for a missing entity and one of another person, so that callers cannot tell them apart. */
export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} not found`);

export const unauthenticated = () => new Refusal(401, 'unauthenticated', 'Sign in first');

export const wrongField = (field: string, problem: string) =>
  new Refusal(400, 'invalid_input', `${field} ${problem}`, { fields: { [field]: problem } });
