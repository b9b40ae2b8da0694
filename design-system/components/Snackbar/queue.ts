import type { ReactNode } from 'react';

/** Display time per kind, milliseconds (specification, section 9). Hover and focus pause it. */
export const durationsMs = { message: 3000, notification: 4500 } as const;

export const maxVisible = 3;

const snackbarTypes = ['info', 'success', 'warning', 'error'] as const;

export interface SnackbarItem {
  id: number;
  /** Mark and urgency: `info` for events that are neither good nor bad, `warning` before a deadline. Errors and warnings are announced immediately. */
  type: (typeof snackbarTypes)[number];
  /** A message answers the user's action; a notification reports another event. */
  kind: keyof typeof durationsMs;
  /** Message. */
  text: ReactNode;
  /** Second, smaller line. */
  detail?: ReactNode;
  /** Button beside the text. */
  action?: { label: string; onSelect: () => void };
  /** Completed share of a running task, 0 to 1, or null while it is unknown. The item stays until an update without it. */
  progress?: number | null | undefined;
  /** Number of restarts of its clock. */
  restarts?: number;
  /** True once it is painted, which starts its clock. */
  painted?: boolean;
}

export type SnackbarInput = Pick<SnackbarItem, 'type' | 'text'> &
  Partial<Pick<SnackbarItem, 'kind' | 'detail' | 'action' | 'progress'>>;

let items: readonly SnackbarItem[] = [];
let nextId = 1;
const visibility = new Map<number, { at?: number; wait?: () => void }>();
const listeners = new Set<() => void>();

const change = (id: number, changes: Partial<SnackbarItem>) =>
  replace(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));

function restart(id: number) {
  const seen = visibility.get(id);
  if (seen) delete seen.at;
  change(id, { painted: false, restarts: (items.find((item) => item.id === id)?.restarts ?? 0) + 1 });
}

const replace = (next: readonly SnackbarItem[]) => {
  items = next;
  listeners.forEach((listener) => listener());
};

export const snackbar = {
  /** Adds an item and returns its id. An identical queued item is not repeated: it is announced again, and its clock restarts. */
  show: ({ kind = 'message', ...rest }: SnackbarInput): number => {
    const same = items.find(
      (item) => item.kind === kind && item.type === rest.type && item.text === rest.text && item.detail === rest.detail,
    );
    if (same) {
      restart(same.id);
      return same.id;
    }
    const id = nextId++;
    replace([...items, { id, kind, ...rest }]);
    return id;
  },
  /** Changes an item, e.g. its progress. A new text or detail is announced; a new text starts its clock again. Does nothing once it is hidden. */
  update: (id: number, changes: Partial<SnackbarInput>) => {
    const item = items.find((one) => one.id === id);
    change(id, changes);
    if (changes.text !== undefined && changes.text !== item?.text) restart(id);
  },
  hide: (id: number) => {
    visibility.delete(id);
    replace(items.filter((item) => item.id !== id));
  },
  clear: () => {
    visibility.clear();
    replace([]);
  },
  markVisible: (id: number) => {
    const { wait } = visibility.get(id) ?? {};
    visibility.set(id, { at: Date.now() });
    change(id, { painted: true });
    wait?.();
  },
  runAfterVisible: (id: number, ms: number, run: () => void) => {
    const wait = () => {
      const seen = visibility.get(id);
      // A hidden item has no remaining time: runs now.
      const left = seen ? (seen.at ?? Infinity) + ms - Date.now() : 0;
      if (left === Infinity) visibility.set(id, { wait });
      else if (left > 0) setTimeout(wait, left);
      else run();
    };
    if (items.some((item) => item.id === id)) {
      if (!visibility.has(id)) visibility.set(id, {});
      wait();
    }
  },
  items: () => items,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
