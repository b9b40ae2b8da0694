/** One answer of the exchange, as it was recorded. */
export interface Answer {
  /** Name of the call, or of the read over GraphQL. */
  name: string;
  method: string;
  /** Path and query. */
  address: string;
  /** Body that was sent; of a read its variables. */
  sent?: unknown;
  status: number;
  /** Media type. */
  type: string;
  /** JSON, or the text of another type. */
  reply: unknown;
}

export interface RecordedScreen {
  address: string;
  /** Patterns of the names of buttons that are pressed in order. */
  press?: readonly string[];
}

/** Roles of the elements that a screen presses by name, beside headings of sections: the first visible one of the page. */
export const pressableRoles = ['button', 'menuitem'] as const;

/** Answers that one role got on its screens. */
export interface Recording {
  /** Moment of every answer, ISO 8601. */
  now: string;
  /** Empty for a visitor. */
  userId: string;
  /** By the names of their stories. */
  screens: Readonly<Record<string, RecordedScreen>>;
  answers: readonly Answer[];
}

/** Moment of the recorded world: that of all pictures. */
export const recordedAt = new Date('2026-11-20T12:00:00Z');

interface Request {
  method: string;
  address: string;
  body: string | undefined;
}

interface Read {
  operationName?: string;
  variables?: unknown;
}

const parse = (body: string | undefined): unknown => {
  try {
    return body === undefined ? undefined : (JSON.parse(body) as unknown);
  } catch {
    return body;
  }
};

/** The part of a request that tells it from others. The text of a read follows from its name. */
export function requestKey({ method, address, body }: Request) {
  const sent = parse(body);
  const { operationName, variables } = (sent ?? {}) as Read;
  return operationName === undefined
    ? { method, address, ...(sent !== undefined && { sent }) }
    : { method, address, read: operationName, sent: variables };
}
