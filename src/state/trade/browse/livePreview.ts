// The events of a live stream on screen: by the session, for visitors half a minute in an hour.
import type { PreviewEvent, PreviewFacts } from '#contract/types.ts';
import { toFailure } from '../../../api/failure.ts';
import { followPreview } from '../../../api/follow.ts';
import { standard } from '../../../messages/operations/texts.ts';
import { failureMessage } from '../../machine/failureMessage.ts';

interface PreviewHandlers {
  onEvents: (event: PreviewEvent) => void;
  onFacts: (facts: PreviewFacts) => void;
}

/**
 * - `over`: the preview has ended, which readers with access start again
 * - `refused`: no preview now, or for this viewer
 * - `lost`: the source or the exchange cannot be reached
 */
export interface PreviewEnd {
  kind: 'over' | 'refused' | 'lost';
  text?: string | undefined;
  /** Seconds to wait, by the server. */
  retryAfter?: number | undefined;
}

/** Refusals that waiting does not change: not to be seen by this viewer, or seen already. */
const final: ReadonlySet<number> = new Set([404, 409, 429]);

/** Follows until the end, and tells why it came. Rejects never; after an abort the end means nothing. */
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
