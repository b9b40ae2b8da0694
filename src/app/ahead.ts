import { loadIcons } from '#design-system';
import { subscribe } from 'valtio';
import { home } from '../config/paths.ts';
import { operations } from '../state/status.ts';
import { preloadPage } from './routes.tsx';

/** Code together with the icons that it shows, so that none appears late. */
const withIcons = async <M>(load: Promise<M>): Promise<M> => (await Promise.all([load, loadIcons()]))[0];

export const loadMainLayout = () => withIcons(import('./layouts/MainLayout.tsx'));
export const loadSnackbar = () => withIcons(import('./SnackbarView.tsx'));

// A failure shows when the code is really needed.
const ahead = (load: () => Promise<unknown>) => void load().catch(() => {});

/** Uses the second that an action waits: the toast that will tell its outcome, and the first screen after signing in, are then there in time. */
export function fetchAhead(): () => void {
  const stop = subscribe(operations, () => {
    ahead(loadSnackbar);
    if (operations['session.open']?.phase === 'request') {
      ahead(loadMainLayout);
      preloadPage(home);
    }
  });
  return stop;
}
