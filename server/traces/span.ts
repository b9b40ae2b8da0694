import { SpanStatusCode, trace, type Attributes, type SpanKind } from '@opentelemetry/api';

export const tracerName = 'data-exchange';

export interface SpanDetails {
  readonly name: string;
  readonly kind?: SpanKind;
  /** Never values of a person: they leave the exchange. */
  readonly attributes: Attributes;
}

/** A refusal of the call, such as 404, is a mistake of the caller. */
const isFault = (error: unknown) => !(error instanceof Error && 'status' in error && Number(error.status) < 500);

/** Runs `work` as a child of the current span. Without one, as in jobs or when traces are off, it only runs it. */
export function inSpan<T>(describe: () => SpanDetails, work: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()?.isRecording()) return work();
  const { name, ...options } = describe();
  return trace.getTracer(tracerName).startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      if (isFault(error)) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      }
      throw error;
    } finally {
      span.end();
    }
  });
}
