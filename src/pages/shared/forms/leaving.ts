// Navigation blockers for unsaved changes: links, the palette, shortcuts, and the browser's Back and Forward.

/** Destination: a path, a number of history steps, or an action such as signing out. */
export type Way = string | number | (() => void);
type Ask = (way: Way) => void;

interface Cover {
  close: () => void;
  /** The press that opened it added a history entry, so that the router closes it. */
  hasEntry: boolean;
}

const asked = new Set<Ask>();
const covers = new Set<Cover>();
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

/** Blocks navigation away from the current history entry. Returns a cleanup function. */
function watch(): () => void {
  let returning = false;
  const press = (event: MouseEvent) => {
    const place = placeOf(event);
    if (place === undefined || asked.size === 0) return;
    stop(event);
    askFirst(place);
  };
  // `popstate` comes after the move: undo the step, hidden from the router, before asking.
  const move = (event: PopStateEvent) => {
    const to = indexNow();
    if (returning) {
      returning = false;
      stop(event);
      noteEntry();
      return;
    }
    if (typeof to !== 'number' || typeof entry.index !== 'number' || to === entry.index) return;
    const steps = to - entry.index;
    const cover = steps < 0 ? [...covers].at(-1) : undefined;
    const closes = cover !== undefined && !cover.hasEntry;
    if (!closes && (asked.size === 0 || hereNow() === entry.path)) return;
    stop(event);
    returning = true;
    history.go(-steps);
    if (closes) cover.close();
    else askFirst(steps);
  };
  document.addEventListener('click', press, true);
  // Capture runs before the router's listener.
  window.addEventListener('popstate', move, true);
  return () => {
    document.removeEventListener('click', press, true);
    window.removeEventListener('popstate', move, true);
  };
}

const askFirst: Ask = (way) => {
  const [ask] = asked;
  ask?.(way);
};

let unwatch: (() => void) | undefined;

function begin() {
  noteEntry();
  unwatch ??= watch();
}

function rest() {
  if (asked.size + covers.size > 0) return;
  unwatch?.();
  unwatch = undefined;
}

/** Registers a navigation blocker; one question covers all unsaved forms. Returns its unsubscribe function. */
export function askBeforeLeaving(ask: Ask): () => void {
  asked.add(ask);
  begin();
  return () => {
    asked.delete(ask);
    rest();
  };
}

/** Makes Back close the overlay opened last instead of leaving the screen. Returns a cleanup function. */
export function closeOnBack(close: () => void): () => void {
  const cover = { close, hasEntry: hasAdded() };
  covers.add(cover);
  begin();
  return () => {
    covers.delete(cover);
    rest();
  };
}

/** Records the history entry before each press. Returns a cleanup function. */
export function watchPresses(): () => void {
  const note = () => {
    pressed = entryNow();
  };
  for (const type of ['click', 'keydown'] as const) window.addEventListener(type, note, true);
  return () => {
    for (const type of ['click', 'keydown'] as const) window.removeEventListener(type, note, true);
  };
}

/** Removes every blocker: the answer was to leave. */
export function leaveUnasked() {
  asked.clear();
  unwatch?.();
  unwatch = undefined;
}

export const leaveFor = (to: string, go: (to: string) => void) => leaveBy(() => go(to));

/** Runs an action unless a blocker asks first. */
export function leaveBy(act: () => void) {
  if (asked.size > 0) askFirst(act);
  else act();
}
