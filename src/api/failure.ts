import { withLabel } from '../messages/fields.ts';

export type FailureKind = 'refused' | 'lost' | 'unreadable' | 'dropped';

export interface FailureFacts {
  kind: FailureKind;
  status?: number | undefined;
  code?: string | undefined;
  requestId?: string | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
  fields: Record<string, string>;
}

export class Failure extends Error {
  readonly facts: FailureFacts;
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
// A proxy's HTML error page is not readable text.
const isMarkup = (text: string) => /^\s*<(!doctype|html|head|body|\?xml)/i.test(text);

/** Codes of 5xx refusals that the server sends before it starts the work. */
const beforeWork: ReadonlySet<string | undefined> = new Set(['busy', 'source_failed', 'source_unreachable']);

/** True when the request may have succeeded. */
export const isUncertain = ({ facts: { kind, status = 0, code } }: Failure) =>
  kind !== 'refused' || (status >= 500 && !beforeWork.has(code));

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

/** A SyntaxError means a body that is not JSON. Any other error of fetch means that no reply came. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return new Failure({ kind: 'dropped', fields: {} });
  if (name === 'SyntaxError') return new Failure({ kind: 'unreadable', fields: {} });
  return new Failure({ kind: 'lost', fields: {} });
}

export function textIn(body: unknown, field: 'data' | 'error' | 'message'): string | undefined {
  const named = isRecord(body) ? textOrNone(body[field === 'data' ? 'error' : field]) : undefined;
  const text = field === 'data' ? (textOrNone(body) ?? named) : named;
  return text && !isMarkup(text) ? withLabel(text, strings(isRecord(body) && body['fields'])) : undefined;
}
