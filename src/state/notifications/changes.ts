import { onReload, run } from '../machine/operations.ts';
import { resource } from '../machine/resource.ts';

export const changes = resource('overview.changes', { from: 'changes.read' });

let isOpen = false;

/** A hidden tab must not load: each read prolongs the visit. */
const reloadIfVisible = () => (isOpen && document.visibilityState === 'visible' ? changes.load() : undefined);
onReload('overview.changes', reloadIfVisible);
const onVisibilityChange = () => void reloadIfVisible();

export function followChanges(): () => void {
  isOpen = true;
  document.addEventListener('visibilitychange', onVisibilityChange);
  void changes.load();
  return () => {
    isOpen = false;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    changes.leave();
  };
}

export async function dismissChanges(): Promise<void> {
  const displayed = changes.get();
  if (!displayed) return;
  // A pending reply would show them again.
  changes.leave();
  changes.clear();
  await run('overview.dismiss', { body: { as_of: displayed.as_of } });
  await reloadIfVisible();
}
