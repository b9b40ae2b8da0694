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
const prefetch = (load: () => Promise<unknown>) => void load().catch(() => {});

const loadScreen = (path: string) => Promise.all([MainLayout.preload(), preloadPage(path)]);

/** Maximum milliseconds that the first render waits for code. */
const maxWaitMs = 500;

export const prefetchScreen = () =>
  Promise.race([
    loadScreen(location.pathname).then(([layout, page]) => () => {
      layout.prefetch();
      page?.prefetch?.(location);
    }),
    new Promise<() => void>((resolve) => setTimeout(() => resolve(() => {}), maxWaitMs)),
  ]).catch(() => () => {});

function prefetchNext() {
  const { usr } = (history.state ?? {}) as { usr?: unknown };
  prefetch(async () => {
    await loadScreen(new URL(returnPath(usr), location.origin).pathname);
    await loadSoon();
  });
}

const signInPaths: readonly string[] = [paths.root, paths.login];

export function startPrefetching(): () => void {
  let loading: ReturnType<typeof setTimeout>;
  const onPress = () => {
    // After the frame that answers the press. Most messages come a second later.
    loading = setTimeout(() => prefetch(loadSnackbar), 100);
    unlistenPress();
  };
  const unlistenPress = () => {
    window.removeEventListener('pointerdown', onPress);
    window.removeEventListener('keydown', onPress);
  };
  const onInput = () => {
    if (!signInPaths.includes(location.pathname)) return;
    onPress();
    prefetchNext();
    window.removeEventListener('input', onInput);
  };
  window.addEventListener('pointerdown', onPress);
  window.addEventListener('keydown', onPress);
  window.addEventListener('input', onInput);
  const unsubscribe = subscribe(operations, () => {
    if (operations['session.open']?.phase === 'request') prefetchNext();
  });
  return () => {
    clearTimeout(loading);
    unlistenPress();
    window.removeEventListener('input', onInput);
    unsubscribe();
  };
}
