import { chunkReloadGuardMs, serverLookMs } from '../config/constants.ts';

const key = 'chunk.reloadedAt';

export function mayReload(now: number, storage: () => Storage = () => sessionStorage): boolean {
  try {
    const before = Number(storage().getItem(key) ?? 0);
    if (now - before < chunkReloadGuardMs) return false;
    storage().setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

async function isThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Reloads once after a release deleted the old scripts. Never offline: that would lose typed text. */
export function reloadOnMissingChunk(reload: () => void = () => location.reload(), reachable = isThere): () => void {
  const look = async () => {
    if ((await reachable()) && mayReload(Date.now())) reload();
  };
  const onMissing = () => void look();
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}

/** Calls once the server answers after it did not. Returns a teardown function. */
export function onServerBack(back: () => void, reachable = isThere): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  let wasDown = false;
  const look = async () => {
    const isUp = await reachable();
    if (ended) return;
    if (isUp) {
      // A server that answers from the start lacks the script: reloading would not help.
      if (wasDown) back();
      return;
    }
    wasDown = true;
    timer = setTimeout(() => void look(), serverLookMs);
  };
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
