import { snackbar } from '#design-system';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadSnackbar } from './prefetch.ts';

export function Messages() {
  const newest = useSyncExternalStore(snackbar.subscribe, () => snackbar.items().at(-1)?.id);
  // Not React.lazy: Suspense delays its content by 300 ms, and a message stays 2 s.
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    // Each message tries again: the code of the first may have failed to load.
    if (newest === undefined) return;
    const show = async () => {
      const { SnackbarView } = await loadSnackbar();
      setView(() => SnackbarView);
    };
    show().catch(() => {});
  }, [newest]);
  return newest !== undefined && View ? <View /> : null;
}
