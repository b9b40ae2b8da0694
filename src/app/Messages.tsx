import { snackbar } from '#design-system';
import { lazy, Suspense, useSyncExternalStore } from 'react';

// The toast's code comes with the first message: most screens show none at first.
const View = lazy(async () => ({ default: (await import('./SnackbarView.tsx')).SnackbarView }));

/** Shows what is said to the person, over every screen. */
export function Messages() {
  const any = useSyncExternalStore(snackbar.subscribe, () => snackbar.items().length > 0);
  return (
    any && (
      <Suspense fallback={null}>
        <View />
      </Suspense>
    )
  );
}
