import { lazyScreen, loadIcons, loadSoon } from '#design-system';
import { subscribe } from 'valtio';
import { paths } from '../config/paths.ts';
import { operations } from '../state/machine/status.ts';
import { returnPath } from './guards.ts';
import { preloadPage } from './routes.tsx';

const withIcons = async <M>(load: Promise<M>): Promise<M> => (await Promise.all([load, loadIcons()]))[0];

export const MainLayout = lazyScreen(async () => (await withIcons(import('./layouts/MainLayout.tsx'))).MainLayout);
export const loadSnackbar = () => withIcons(import('./SnackbarView.tsx'));

// The later use of the code reports the failure.
const ahead = (load: () => Promise<unknown>) => void load().catch(() => {});

const loadScreen = (path: string) => Promise.all([MainLayout.preload(), preloadPage(path)]);

/** Maximum milliseconds that the first render waits for code. */
const patienceMs = 500;

/** Loads the frame and the open screen. Resolves with the function that prefetches their data. */
export const fetchScreen = () =>
  Promise.race([
    loadScreen(location.pathname).then(([layout, page]) => () => {
      layout.ahead();
      page?.ahead?.(location);
    }),
    new Promise<() => void>((resolve) => setTimeout(() => resolve(() => {}), patienceMs)),
  ]).catch(() => () => {});

function fetchNext() {
  // State that the router stores in the history.
  const { usr } = (history.state ?? {}) as { usr?: unknown };
  ahead(async () => {
    await loadScreen(new URL(returnPath(usr), location.origin).pathname);
    await loadSoon();
  });
}

const doors: readonly string[] = [paths.root, paths.login];

/** Prefetches the toast at the first click or key, and the next screen during sign-in. */
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
    pressed();
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
