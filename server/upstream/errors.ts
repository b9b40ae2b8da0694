/**
 * Reasons for not reading a data source.
 * - `badAddress`: no valid address, or one with credentials
 * - `notFetchable`: a valid stream address that plain HTTP cannot read (ws, wss)
 * - `noStream`: an HTTP source that answers, but not with events
 * - `refused`: a live source that refuses the sign-in, the topic or the handshake
 * - `ownAccess`: an access address of this exchange. Reading it would resell a buyer's access.
 * - `blocked`: a private network, or a port that is not allowed
 */
type UpstreamProblem =
  | 'badAddress'
  | 'notFetchable'
  | 'noStream'
  | 'refused'
  | 'blocked'
  | 'ownAccess'
  | 'unreachable'
  | 'timeout'
  | 'tooLarge';

// `blocked`, `ownAccess` and `unreachable` share one text, so that errors do not reveal the internal network.
const texts: Record<UpstreamProblem, string> = {
  badAddress: 'The address of the data source is not valid',
  notFetchable: 'The data source is a live stream and cannot be fetched',
  noStream: 'The data source is not a live stream',
  refused: 'The data source refused the connection: check its address, topic and credentials',
  blocked: 'The data source cannot be reached',
  ownAccess: 'The data source cannot be reached',
  unreachable: 'The data source cannot be reached',
  timeout: 'The data source did not answer in time',
  tooLarge: 'The data source sent too much',
};

/** The only error of this folder. The message may be shown to anyone; `cause` may not. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly code: UpstreamProblem;

  constructor(code: UpstreamProblem, options?: ErrorOptions) {
    super(texts[code], options);
    this.code = code;
  }
}

export type AssertAddress = (url: string) => unknown;

const problems: Partial<Record<UpstreamProblem, string>> = {
  badAddress: 'is not a valid address',
  ownAccess: 'is an access address of this exchange',
};

export function addressProblem(url: string, assertAddress: AssertAddress): string | undefined {
  try {
    assertAddress(url);
    return undefined;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return problems[error.code] ?? 'points to a network that the server may not access';
  }
}

const timeoutCodes = /^(?:UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT|ETIMEDOUT)$/u;
const sizeCodes = /^(?:UND_ERR_(?:RES_EXCEEDED_MAX_SIZE|HEADERS_OVERFLOW)|HPE_HEADER_OVERFLOW)$/u;

export function toUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (!(error instanceof Error)) return new UpstreamError('unreachable', { cause: error });
  // The lookup refuses inside undici, which may wrap its error.
  if (error.cause instanceof UpstreamError) return error.cause;
  if (error instanceof AggregateError) {
    const inner = error.errors.find((one) => one instanceof UpstreamError);
    if (inner) return inner;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.name === 'TimeoutError' || timeoutCodes.test(code)) return new UpstreamError('timeout', { cause: error });
  if (sizeCodes.test(code)) return new UpstreamError('tooLarge', { cause: error });
  return new UpstreamError('unreachable', { cause: error });
}
