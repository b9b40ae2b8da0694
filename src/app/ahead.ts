import { loadIcons } from '#design-system';
import { subscribe } from 'valtio';
import { home } from '../config/paths.ts';
import { operations } from '../state/operations.ts';
import { preloadPage } from './routes.tsx';

export const loadMainLayout = async () => {
  // The navigation's icons come beside it, so that none appears late.
  const [layout] = await Promise.all([import('./layouts/MainLayout.tsx'), loadIcons()]);
  return layout;
};
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
