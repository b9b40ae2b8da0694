import { chunkReloadGuardMs } from '../config/constants.ts';

const key = 'chunk.reloadedAt';

/** Whether a reload may help: not when one has just been tried, nor when that cannot be remembered. */
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

/** Whether a reload would bring the app back, and not the browser's own page about a lost connection. */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** After a release the old code of a page is gone: reloads once, then leaves it to the error screen. Never without a connection, which would cost what is typed. */
export function reloadOnMissingChunk(reload: () => void = () => location.reload(), reachable = isThere): () => void {
  const look = async () => {
    if ((await reachable()) && mayReload(Date.now())) reload();
  };
  const onMissing = () => void look();
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
