import { snackbar } from '#design-system';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadSnackbar } from './ahead.ts';

/** Shows what is said to the person, over every screen. The toast's code comes when it is first needed. */
export function Messages() {
  const any = useSyncExternalStore(snackbar.subscribe, () => snackbar.items().length > 0);
  // Not React.lazy: Suspense holds back what it reveals by a third of a second, and a message stands for two.
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (!any) return;
    const show = async () => {
      const { SnackbarView } = await loadSnackbar();
      setView(() => SnackbarView);
    };
    // Without its code a message cannot be shown; the screen itself still tells the outcome.
    show().catch(() => {});
  }, [any]);
  return any && View ? <View /> : null;
}
