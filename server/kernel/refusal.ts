import type { ErrorBody } from '#contract/types.ts';

/** What a refused bulk file is answered with beside the usual. */
export type BulkDetails = Pick<ErrorBody, 'message' | 'rows' | 'total'>;

/** A reason not to do what was asked, as the wire's error body; `fields` names what is wrong with which field. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly details: BulkDetails | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { fields?: Record<string, string>; retryAfter?: number; details?: BulkDetails } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = extra.fields;
    this.details = extra.details;
    this.retryAfter = extra.retryAfter;
  }
}

/** One answer for what is not there and for what is another's, so that neither can be told from the other. */
export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} not found`);

/** A field whose value no input rule alone can judge. */
export const wrongField = (field: string, problem: string) =>
  new Refusal(400, 'invalid_input', `${field} ${problem}`, { fields: { [field]: problem } });
