/** Display time per kind, milliseconds (specification, section 9). Hover and focus pause it. */
export const durationsMs = { message: 3000, notification: 4500 } as const;

export const maxVisible = 3;

export const snackbarTypes = ['info', 'success', 'warning', 'error'] as const;

export interface SnackbarItem {
  id: number;
  /** Mark and urgency: `info` for events that are neither good nor bad, `warning` before a deadline. Errors and warnings are announced immediately. */
  type: (typeof snackbarTypes)[number];
  /** A message answers the user's action; a notification reports another event. */
  kind: keyof typeof durationsMs;
  /** Message. */
  text: string;
  /** Second, smaller line. */
  detail?: string;
  /** Button beside the text. */
  action?: { label: string; onSelect: () => void };
}

export type SnackbarInput = Pick<SnackbarItem, 'type' | 'text'> &
  Partial<Pick<SnackbarItem, 'kind' | 'detail' | 'action'>>;

let items: readonly SnackbarItem[] = [];
let nextId = 1;
const visibility = new Map<number, { at?: number; wait?: () => void }>();
const listeners = new Set<() => void>();

const replace = (next: readonly SnackbarItem[]) => {
  items = next;
  listeners.forEach((listener) => listener());
};

export const snackbar = {
  /** Adds an item and returns its id. Skips an item that is already queued in every word. */
  show: ({ kind = 'message', ...rest }: SnackbarInput): number => {
    const same = items.find(
      (item) => item.kind === kind && item.type === rest.type && item.text === rest.text && item.detail === rest.detail,
    );
    if (same) return same.id;
    const id = nextId++;
    replace([...items, { id, kind, ...rest }]);
    return id;
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
    wait?.();
  },
  runAfterVisible: (id: number, ms: number, run: () => void) => {
    const wait = () => {
      const left = (visibility.get(id)?.at ?? Date.now()) + ms - Date.now();
      if (left <= 0) run();
      else setTimeout(run, left);
    };
    if (visibility.get(id)?.at !== undefined) wait();
    else if (items.some((item) => item.id === id)) visibility.set(id, { wait });
  },
  items: () => items,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
