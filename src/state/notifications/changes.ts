import type { Changes } from '#contract/types.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { onReload, run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

export const initialChanges = (): { displayed: Ref<Changes> | undefined } => ({ displayed: undefined });
export const changes = createStore(initialChanges, { persist: false });

const readChanges = load('overview.changes', (answer) => {
  changes.displayed = ref(answer);
});
export const loadChanges = () => readChanges({});

let isOpen = false;

/** A hidden tab must not load: each read prolongs the visit. */
const reloadIfVisible = () => (isOpen && document.visibilityState === 'visible' ? loadChanges() : undefined);
onReload('overview.changes', reloadIfVisible);
const onVisibilityChange = () => void reloadIfVisible();

export function followChanges(): () => void {
  isOpen = true;
  document.addEventListener('visibilitychange', onVisibilityChange);
  void loadChanges();
  return () => {
    isOpen = false;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    readChanges.leave();
  };
}

export async function dismissChanges(): Promise<void> {
  const { displayed } = changes;
  if (!displayed) return;
  // A pending reply would show them again.
  readChanges.leave();
  changes.displayed = undefined;
  await run('overview.dismiss', { body: { as_of: displayed.as_of } });
  await reloadIfVisible();
}
