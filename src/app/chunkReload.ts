import { chunkReloadGuardMs } from '../config/constants.ts';

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
