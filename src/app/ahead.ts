import { lazyScreen, loadIcons, loadSoon } from '#design-system';
import { subscribe } from 'valtio';
import { paths } from '../config/paths.ts';
import { operations } from '../state/machine/status.ts';
import { returnPath } from './guards.ts';
import { preloadPage } from './routes.tsx';

/** Code together with the icons that it shows, so that none appears late. */
const withIcons = async <M>(load: Promise<M>): Promise<M> => (await Promise.all([load, loadIcons()]))[0];

// The frame's menus and drawer are not needed to sign in.
export const MainLayout = lazyScreen(async () => (await withIcons(import('./layouts/MainLayout.tsx'))).MainLayout);
export const loadSnackbar = () => withIcons(import('./SnackbarView.tsx'));

// A failure shows when the code is really needed.
const ahead = (load: () => Promise<unknown>) => void load().catch(() => {});

/** The frame and the screen at a path, beside one another. */
const loadScreen = (path: string) => Promise.all([MainLayout.preload(), preloadPage(path)]);

/** Longest that the first picture waits for code which may be about to come, milliseconds. */
const patienceMs = 500;

/**
 * Fetches the frame and the open screen. Resolves when they can be shown at once, with what begins to read for them, as a
 * slow device takes long to build them; or when it has taken too long to wait for.
 */
export const fetchScreen = () =>
  Promise.race([
    loadScreen(location.pathname).then(([layout, page]) => () => {
      layout.ahead();
      page?.ahead?.(location);
    }),
    new Promise<() => void>((resolve) => setTimeout(() => resolve(() => {}), patienceMs)),
  ]).catch(() => () => {});

/** The screen that comes after signing in: the one that was asked for, or the first. */
function fetchNext() {
  // The router keeps what it carries along under this name.
  const { usr } = (history.state ?? {}) as { usr?: unknown };
  ahead(async () => {
    await loadScreen(new URL(returnPath(usr), location.origin).pathname);
    // While somebody types there is time for this too; an open screen shows itself first.
    await loadSoon();
  });
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
