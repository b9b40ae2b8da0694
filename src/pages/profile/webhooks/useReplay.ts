import { useEffect, useState } from 'react';
import { useValue } from '../../../state/machine/resource.ts';
import { replayAttempt, webhookAttempts } from '../../../state/notifications/webhooks.ts';

const everyMs = 1_000;
/** A message behind others may take hours. "Reload" shows it then. */
const maxLoads = 30;

export interface Replay {
  readonly attemptId: string;
  readonly state: 'queued' | 'replayed';
}

/** Replays an attempt, and loads the list until it has the new one. */
export function useReplay(webhookId: string) {
  const [asked, setAsked] = useState<{ attemptId: string; newestId: string | undefined }>();
  const newestId = useValue(webhookAttempts, webhookId)?.content[0]?.id;
  const isQueued = asked !== undefined && asked.newestId === newestId;
  useEffect(() => {
    if (!isQueued) return undefined;
    let loads = 0;
    const timer = setInterval(() => {
      loads += 1;
      if (loads >= maxLoads) clearInterval(timer);
      void webhookAttempts.load(webhookId);
    }, everyMs);
    return () => clearInterval(timer);
  }, [webhookId, isQueued]);
  const replay = async (attemptId: string) => {
    setAsked(undefined);
    const { ok } = await replayAttempt(webhookId, attemptId);
    if (ok) setAsked({ attemptId, newestId });
  };
  const replayed: Replay | undefined = asked && {
    attemptId: asked.attemptId,
    state: isQueued ? 'queued' : 'replayed',
  };
  return { replayed, replay };
}
