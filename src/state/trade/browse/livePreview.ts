// Follows the events of a live stream. People without access get half a minute in an hour.
import type { PreviewEvent, PreviewFacts } from '#contract/types.ts';
import { toFailure } from '../../../api/failure.ts';
import { followPreview } from '../../../api/follow.ts';
import { standard } from '../../../messages/operations.ts';
import { onReset } from '../../machine/registry.ts';
import { failureMessage } from '../../machine/failureMessage.ts';

/** Figures and events of a preview, newest first. */
export interface SeenPreview {
  events: readonly PreviewEvent[];
  facts?: PreviewFacts;
  /** When the facts came, milliseconds since 1970. */
  factsAt?: number;
  /** Events per second, one value a second, the newest last. */
  rates: readonly number[];
}

/** By product, so that a look at another tab or screen loses no line. */
export const seenPreviews = new Map<string, SeenPreview>();
onReset(() => seenPreviews.clear());

interface PreviewHandlers {
  onEvents: (event: PreviewEvent) => void;
  onFacts: (facts: PreviewFacts) => void;
}

/**
 * - `over`: the preview has ended; readers with access may start it again
 * - `refused`: no preview now, or none for this viewer
 * - `lost`: the source or the exchange cannot be reached
 */
export interface PreviewEnd {
  kind: 'over' | 'refused' | 'lost';
  text?: string | undefined;
  /** Seconds to wait, set by the server. */
  retryAfter?: number | undefined;
}

/** Refusals that a retry does not change: hidden from this viewer, or the preview is used up. */
const final: ReadonlySet<number> = new Set([404, 409, 429]);

/** Follows the preview and returns why it ended. Never rejects. After an abort the result has no meaning. */
export async function followEvents(
  id: string,
  { onEvents, onFacts }: PreviewHandlers,
  { signal, lastId }: { signal: AbortSignal; lastId: string | undefined },
): Promise<PreviewEnd> {
  let end: PreviewEnd = { kind: 'lost' };
  try {
    await followPreview(id, {
      signal,
      lastEventId: lastId,
      onEvent: ({ name, data }) => {
        if (name === 'event') onEvents(data as PreviewEvent);
        if (name === 'facts') onFacts(data as PreviewFacts);
        if (name !== 'end') return;
        const { code, reason } = data as { code: string; reason: string };
        end = code === 'preview_ended' ? { kind: 'over' } : { kind: 'lost', text: reason };
      },
    });
    return end;
  } catch (error) {
    const failure = toFailure(error);
    const { status, retryAfter } = failure.facts;
    const { text, reason } = failureMessage(failure, standard);
    const isFinal = status !== undefined && final.has(status);
    return { kind: isFinal ? 'refused' : 'lost', text: reason ?? text, retryAfter };
  }
}
