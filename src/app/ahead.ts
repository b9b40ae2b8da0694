import { loadIcons } from '#design-system';
import { subscribe } from 'valtio';
import { operations } from '../state/status.ts';
import { returnPath } from './guards.ts';
import { preloadPage } from './routes.tsx';

/** Code together with the icons that it shows, so that none appears late. */
const withIcons = async <M>(load: Promise<M>): Promise<M> => (await Promise.all([load, loadIcons()]))[0];

/** The frame, and beside it what its pages read by. */
export async function loadMainLayout() {
  const [layout] = await Promise.all([withIcons(import('./layouts/MainLayout.tsx')), import('../api/query.ts')]);
  return layout;
}
export const loadSnackbar = () => withIcons(import('./SnackbarView.tsx'));

// A failure shows when the code is really needed.
const ahead = (load: () => Promise<unknown>) => void load().catch(() => {});

/**
 * Fetches what will soon be needed: with the first press of a key or button the toast that may tell its outcome, and
 * while signing in, whose second of waiting is long enough, the first screen after it.
 */
export function fetchAhead(): () => void {
  const pressed = () => {
    ahead(loadSnackbar);
    unlisten();
  };
  const unlisten = () => {
    window.removeEventListener('pointerdown', pressed);
    window.removeEventListener('keydown', pressed);
  };
  window.addEventListener('pointerdown', pressed);
  window.addEventListener('keydown', pressed);
  const unsubscribe = subscribe(operations, () => {
    if (operations['session.open']?.phase !== 'request') return;
    ahead(loadMainLayout);
    // The router keeps what it carries along under this name.
    const { usr } = (history.state ?? {}) as { usr?: unknown };
    preloadPage(new URL(returnPath(usr), location.origin).pathname);
  });
  return () => {
    unlisten();
    unsubscribe();
  };
}
