// Navigation blockers for unsaved changes: links, the palette, shortcuts, and the browser's Back and Forward.

/** A path, a number of history steps, or an action such as signing out. */
export type Destination = string | number | (() => void);
type Blocker = (destination: Destination) => void;

interface Overlay {
  close: () => void;
  /** The press that opened it added a history entry, so that the router closes it. */
  hasEntry: boolean;
}

const blockers = new Set<Blocker>();
const openOverlays = new Set<Overlay>();
const hereNow = () => location.pathname + location.search;
/** Router index of this history entry; undefined for foreign entries. */
const indexNow = () => (history.state as { idx?: unknown } | null)?.idx;
const entryNow = () => ({ path: hereNow(), page: location.pathname, index: indexNow() });

let entry = entryNow();
/** Entry at the latest press, before the press could add another. */
let pressed = entry;

const hasAdded = () => {
  const { page, index } = entryNow();
  return page === pressed.page && typeof index === 'number' && Number(pressed.index) < index;
};

/** To be called with each entry that the router shows. */
export function noteEntry() {
  entry = entryNow();
}

/** Path that a click would open; undefined for clicks that open something else or stay. */
function placeOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  const to = link.pathname + link.search;
  return to === hereNow() ? undefined : to + link.hash;
}

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const askFirst: Blocker = (destination) => {
  const [blocker] = blockers;
  blocker?.(destination);
};

/** Runs once a step of the browser is undone. The router must not see that event either. */
let afterReturn: (() => void) | undefined;

// `popstate` comes after the move: undo the step, hidden from the router, before asking.
function move(event: PopStateEvent) {
  const to = indexNow();
  if (afterReturn) {
    const follow = afterReturn;
    afterReturn = undefined;
    stop(event);
    noteEntry();
    follow();
    return;
  }
  if (typeof to !== 'number' || typeof entry.index !== 'number' || to === entry.index) return;
  const steps = to - entry.index;
  const overlay = steps < 0 ? [...openOverlays].at(-1) : undefined;
  const closes = overlay !== undefined && !overlay.hasEntry;
  if (!closes && (blockers.size === 0 || hereNow() === entry.path)) return;
  stop(event);
  // Close only after the step back is undone. Otherwise the panel clears the address of the previous entry.
  afterReturn = closes ? overlay.close : () => askFirst(steps);
  history.go(-steps);
}

/** Menus open with the pointer, before the click. */
function notePress() {
  pressed = entryNow();
}

function press(event: Event) {
  pressed = entryNow();
  const place = blockers.size > 0 && event instanceof MouseEvent ? placeOf(event) : undefined;
  if (place === undefined) return;
  stop(event);
  askFirst(place);
}

/** Handles Back and Forward. Call before the router subscribes to `popstate`. */
export function watchHistory(): () => void {
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    window[change]('popstate', move as EventListener);
    for (const type of ['click', 'keydown']) window[change](type, press, true);
    for (const type of ['pointerdown', 'contextmenu']) window[change](type, notePress, true);
  };
  listen('addEventListener');
  return () => listen('removeEventListener');
}

/** Registers a navigation blocker; one question covers all unsaved forms. Returns its unsubscribe function. */
export function askBeforeLeaving(blocker: Blocker): () => void {
  blockers.add(blocker);
  noteEntry();
  return () => void blockers.delete(blocker);
}

/** Makes Back close the overlay opened last instead of leaving the screen. Returns a cleanup function. */
export function closeOnBack(close: () => void): () => void {
  const overlay = { close, hasEntry: hasAdded() };
  openOverlays.add(overlay);
  noteEntry();
  return () => void openOverlays.delete(overlay);
}

/** Lets the person leave after all. */
export function clearBlockers() {
  blockers.clear();
  openOverlays.clear();
}

/** Runs an action unless a blocker asks first. */
export function leaveBy(act: () => void) {
  if (blockers.size > 0) askFirst(act);
  else act();
}
