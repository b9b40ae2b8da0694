import { loadIcons } from '#design-system';
import { subscribe } from 'valtio';
import { paths } from '../config/paths.ts';
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

/** The frame and the screen at a path, beside one another. */
export function fetchScreen(path: string) {
  ahead(loadMainLayout);
  preloadPage(path);
}

/** The screen that comes after signing in: the one that was asked for, or the first. */
function fetchNext() {
  // The router keeps what it carries along under this name.
  const { usr } = (history.state ?? {}) as { usr?: unknown };
  fetchScreen(new URL(returnPath(usr), location.origin).pathname);
}

const doors: readonly string[] = [paths.root, paths.login];

/**
 * Fetches what will soon be needed: with the first press of a key or button the toast that may tell its outcome, and the
 * screen after signing in while somebody still types, or at the latest while the exchange looks whether it is right.
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
  const typed = () => {
    if (!doors.includes(location.pathname)) return;
    fetchNext();
    window.removeEventListener('input', typed);
  };
  window.addEventListener('pointerdown', pressed);
  window.addEventListener('keydown', pressed);
  window.addEventListener('input', typed);
  const unsubscribe = subscribe(operations, () => {
    if (operations['session.open']?.phase === 'request') fetchNext();
  });
  return () => {
    unlisten();
    window.removeEventListener('input', typed);
    unsubscribe();
  };
}
