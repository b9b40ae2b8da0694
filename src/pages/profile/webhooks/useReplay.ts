import type { WebhookAttempt } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { useValue } from '../../../state/machine/resource.ts';
import { replayAttempt, webhookAttempts } from '../../../state/notifications/webhooks.ts';

const everyMs = 1_000;
/** A queued message may take hours. "Reload" shows its attempt later. */
const maxLoads = 30;

export interface Replay {
  readonly attemptId: string;
  readonly state: 'queued' | 'late' | 'replayed' | 'failedAgain';
}

interface ReplayRequest {
  readonly attemptId: string;
  readonly messageId: string;
  /** Attempts that were there before. */
  readonly known: ReadonlySet<string>;
}

/** Replays an attempt, and loads the list until it has the new one. */
export function useReplay(webhookId: string) {
  const [request, setRequest] = useState<ReplayRequest>();
  const [isLate, setLate] = useState(false);
  const attempts = useValue(webhookAttempts, webhookId)?.content ?? [];
  const again =
    request && attempts.find(({ id, message_id }) => message_id === request.messageId && !request.known.has(id));
  const isQueued = request !== undefined && again === undefined;
  useEffect(() => {
    if (!isQueued) return undefined;
    let loads = 0;
    const timer = setInterval(() => {
      loads += 1;
      if (loads >= maxLoads) {
        clearInterval(timer);
        setLate(true);
      }
      void webhookAttempts.load(webhookId);
    }, everyMs);
    return () => clearInterval(timer);
  }, [webhookId, isQueued]);
  const replay = async ({ id: attemptId, message_id: messageId }: WebhookAttempt) => {
    setRequest(undefined);
    setLate(false);
    const known = new Set(attempts.map(({ id }) => id));
    const { ok } = await replayAttempt(webhookId, attemptId);
    if (ok) setRequest({ attemptId, messageId, known });
  };
  const state = again ? (again.ok ? 'replayed' : 'failedAgain') : isLate ? 'late' : 'queued';
  const replayed: Replay | undefined = request && { attemptId: request.attemptId, state };
  return { replayed, replay };
}
