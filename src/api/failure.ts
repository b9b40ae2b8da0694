/** How a call failed: refused by the server, unanswered, answered with something unreadable, or given up by us. */
export type FailureKind = 'refused' | 'lost' | 'unreadable' | 'dropped';

export interface FailureFacts {
  kind: FailureKind;
  /** HTTP status; absent when no answer came. */
  status?: number | undefined;
  code?: string | undefined;
  requestId?: string | undefined;
  /** Seconds after which the server would answer again. */
  retryAfter?: number | undefined;
  /** What is wrong with which field, as the server says. */
  fields: Record<string, string>;
}

export class Failure extends Error {
  readonly facts: FailureFacts;
  /** The answer as it came: parsed JSON, or its text. */
  readonly body: unknown;

  constructor(facts: FailureFacts, body?: unknown) {
    super(facts.code ?? facts.kind);
    this.facts = facts;
    this.body = body;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOrNone = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);
// A proxy's error page is no message for people.
const isMarkup = (text: string) => /^\s*<(!doctype|html|head|body|\?xml)/i.test(text);

/** JSON where it is JSON, else the text itself. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const strings = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** The failure that an answer stands for. */
export function refusal(status: number, body: unknown, retryAfter?: string | null): Failure {
  const facts = isRecord(body) ? body : {};
  const seconds = Number(retryAfter ?? Number.NaN);
  return new Failure(
    {
      kind: 'refused',
      status,
      code: textOrNone(facts['code']),
      requestId: textOrNone(facts['requestId']),
      retryAfter: Number.isFinite(seconds) ? seconds : undefined,
      fields: strings(facts['fields']),
    },
    body,
  );
}

/** Any thrown thing as a failure. A body that is no JSON is a SyntaxError, everything else that fetch throws is a lost answer. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return new Failure({ kind: 'dropped', fields: {} });
  if (name === 'SyntaxError') return new Failure({ kind: 'unreadable', fields: {} });
  return new Failure({ kind: 'lost', fields: {} });
}

function said(body: unknown, field: 'data' | 'error' | 'message'): string | undefined {
  if (field !== 'data') return isRecord(body) ? textOrNone(body[field]) : undefined;
  const whole = textOrNone(body) ?? (isRecord(body) ? textOrNone(body['error']) : undefined);
  return whole && !isMarkup(whole) ? whole : undefined;
}

interface Words {
  readonly failure: { readonly from: readonly ('data' | 'error' | 'message')[]; readonly fallback: string };
  readonly lost?: string;
}

/** The text for people, always a non-empty string: the first field that holds one, else what the row says. */
export function textOf(failure: Failure, { failure: { from, fallback }, lost }: Words): string {
  if (failure.facts.kind !== 'refused') return lost ?? fallback;
  for (const field of from) {
    const text = said(failure.body, field);
    if (text) return text;
  }
  return fallback;
}

/** The server's own explanation, where the row's text does not carry it. */
export const detailOf = (failure: Failure): string | undefined => said(failure.body, 'data');
