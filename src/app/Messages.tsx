import { snackbar } from '#design-system';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadSnackbar } from './prefetch.ts';

export function Messages() {
  const any = useSyncExternalStore(snackbar.subscribe, () => snackbar.items().length > 0);
  // Not React.lazy: Suspense delays its content by 300 ms, and a message stays 2 s.
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (!any) return;
    const show = async () => {
      const { SnackbarView } = await loadSnackbar();
      setView(() => SnackbarView);
    };
    show().catch(() => {});
  }, [any]);
  return any && View ? <View /> : null;
}
