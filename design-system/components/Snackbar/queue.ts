/** How long each kind stays, milliseconds (specification, section 9). Hover and focus stop the clock. */
export const durationsMs = { message: 3000, notification: 4500 } as const;

/** How many stand at once; the rest wait their turn. */
export const shownAtOnce = 3;

export interface SnackbarItem {
  id: number;
  /** An error is read out at once, a success when there is a pause. */
  type: 'success' | 'error';
  /** A message answers what the person has just done; a notification tells of something else. */
  kind: keyof typeof durationsMs;
  text: string;
  /** A second line: the reason, or what to do. */
  detail?: string;
  /** Amber with a warning sign instead of the type's look. */
  tone?: 'warning';
  /** One way on, e.g. { label: 'View', onSelect }. */
  action?: { label: string; onSelect: () => void };
}

export type SnackbarInput = Pick<SnackbarItem, 'type' | 'text'> &
  Partial<Pick<SnackbarItem, 'kind' | 'detail' | 'tone' | 'action'>>;

let items: readonly SnackbarItem[] = [];
let nextId = 1;
/** When each item came into sight, and what waits for that. */
const sights = new Map<number, { at?: number; wait?: () => void }>();
const listeners = new Set<() => void>();

const replace = (next: readonly SnackbarItem[]) => {
  items = next;
  listeners.forEach((listener) => listener());
};

/** The queue, apart from its view: any code may tell the person something, no component needed. */
export const snackbar = {
  /** Adds an item and returns its id. The same text of the same type is not queued twice. */
  show: ({ kind = 'message', ...rest }: SnackbarInput): number => {
    const same = items.find(({ type, text }) => type === rest.type && text === rest.text);
    if (same) return same.id;
    const id = nextId++;
    replace([...items, { id, kind, ...rest }]);
    return id;
  },
  hide: (id: number) => {
    sights.delete(id);
    replace(items.filter((item) => item.id !== id));
  },
  clear: () => {
    sights.clear();
    replace([]);
  },
  /** For the view alone: the item stands on the screen. */
  seen: (id: number) => {
    const { wait } = sights.get(id) ?? {};
    sights.set(id, { at: Date.now() });
    wait?.();
  },
  /** Runs something so many milliseconds after the item came into sight, which on a busy device may be late. */
  afterSight: (id: number, ms: number, run: () => void) => {
    const wait = () => {
      const left = (sights.get(id)?.at ?? Date.now()) + ms - Date.now();
      if (left <= 0) run();
      else setTimeout(run, left);
    };
    if (sights.get(id)?.at !== undefined) wait();
    else if (items.some((item) => item.id === id)) sights.set(id, { wait });
  },
  /** The items, oldest first. */
  items: () => items,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
