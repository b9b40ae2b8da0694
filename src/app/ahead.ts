import { subscribe } from 'valtio';
import { home } from '../config/paths.ts';
import { operations } from '../state/operations.ts';
import { preloadPage } from './routes.tsx';

export const loadMainLayout = () => import('./layouts/MainLayout.tsx');
export const loadSnackbar = () => import('./SnackbarView.tsx');

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
