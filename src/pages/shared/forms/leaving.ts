// Who is asked before a screen with unsaved text is left, whatever leads away: a link, the palette, a shortcut, or the
// browser's own Back and Forward.

/** Where somebody wants to go: a place of the app, so many steps through the history of the browser, or what is to be done, such as signing out. */
export type Way = string | number | (() => void);
type Ask = (way: Way) => void;

const asked = new Set<Ask>();
/** Closers of what covers the screen; the last opened closes first. */
const covers = new Set<() => void>();
const hereNow = () => location.pathname + location.search;
/** Where the router counts this entry of the history; nothing where the entry is not the router's. */
const indexNow = () => (history.state as { idx?: unknown } | null)?.idx;

/** The place in the app that a press would lead to; nothing for presses that open something else or stay. */
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

/** Holds up what leads away from the entry of the history that is shown now. Gives back what ends that. */
function watch(ask: Ask): () => void {
  const [here, index] = [hereNow(), indexNow()];
  let returning = false;
  const press = (event: MouseEvent) => {
    const place = placeOf(event);
    if (place === undefined || asked.size === 0) return;
    stop(event);
    ask(place);
  };
  // The browser has moved already when it tells: the step is taken back, unseen by the router, before anybody is asked.
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
  // The router listens here too, without capture: it comes after.
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

/** Has `ask` asked with the way that somebody wants to go; where several are unsaved, one is asked for all. Gives back what ends that. */
export function askBeforeLeaving(ask: Ask): () => void {
  asked.add(ask);
  unwatch ??= watch(askFirst);
  return () => {
    asked.delete(ask);
    rest();
  };
}

/** Makes Back close what covers the screen instead of leaving the screen. Returns a cleanup function. */
export function closeOnBack(close: () => void): () => void {
  covers.add(close);
  unwatch ??= watch(askFirst);
  return () => {
    covers.delete(close);
    rest();
  };
}

/** Nobody is asked any more: the answer was to leave. */
export function leaveUnasked() {
  asked.clear();
  unwatch?.();
  unwatch = undefined;
}

/** Goes to a place of the app, unless somebody must be asked first. */
export const leaveFor = (to: string, go: (to: string) => void) => leaveBy(() => go(to));

/** Does what leads away, unless somebody must be asked first. */
export function leaveBy(act: () => void) {
  if (asked.size > 0) askFirst(act);
  else act();
}
