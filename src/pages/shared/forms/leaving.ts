// Navigation blockers for unsaved changes: links, the palette, shortcuts, and the browser's Back and Forward.

/** Destination: a path, a number of history steps, or an action such as signing out. */
export type Way = string | number | (() => void);
type Ask = (way: Way) => void;

const asked = new Set<Ask>();
const covers = new Set<() => void>();
const hereNow = () => location.pathname + location.search;
/** Router index of this history entry; undefined for foreign entries. */
const indexNow = () => (history.state as { idx?: unknown } | null)?.idx;

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
function watch(ask: Ask): () => void {
  const [here, index] = [hereNow(), indexNow()];
  let returning = false;
  const press = (event: MouseEvent) => {
    const place = placeOf(event);
    if (place === undefined || asked.size === 0) return;
    stop(event);
    ask(place);
  };
  // `popstate` comes after the move: undo the step, hidden from the router, before asking.
  const move = (event: PopStateEvent) => {
    const to = indexNow();
    if (returning) {
      returning = false;
      stop(event);
    } else if (hereNow() !== here && typeof to === 'number' && typeof index === 'number' && to !== index) {
      stop(event);
      returning = true;
      history.go(index - to);
      const cover = [...covers].at(-1);
      if (cover) cover();
      else ask(to - index);
    }
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

function rest() {
  if (asked.size + covers.size > 0) return;
  unwatch?.();
  unwatch = undefined;
}

/** Registers a navigation blocker; one question covers all unsaved forms. Returns its unsubscribe function. */
export function askBeforeLeaving(ask: Ask): () => void {
  asked.add(ask);
  unwatch ??= watch(askFirst);
  return () => {
    asked.delete(ask);
    rest();
  };
}

/** Makes Back close the overlay opened last instead of leaving the screen. Returns a cleanup function. */
export function closeOnBack(close: () => void): () => void {
  covers.add(close);
  unwatch ??= watch(askFirst);
  return () => {
    covers.delete(close);
    rest();
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
