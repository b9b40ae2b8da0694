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

/** After a release the old code of a page is gone: reloads once, then leaves it to the error screen. */
export function reloadOnMissingChunk(reload: () => void = () => location.reload()): () => void {
  const onMissing = () => {
    if (mayReload(Date.now())) reload();
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
