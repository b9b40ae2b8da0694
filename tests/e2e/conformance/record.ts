// Records clicks, requests and messages inside the page, on the page's clock. The test reads the record afterwards.
import { expect, type Page } from '@playwright/test';

/** Times are milliseconds on `performance.now` of the page. */
export interface Recorded {
  clicks: number[];
  requests: { at: number; method: string; path: string }[];
  /** Paths of the screens, as the address shows them. */
  screens: { at: number; path: string }[];
  /** The app cleared its storage: the session ended. */
  cleared: number[];
  /** Every text that appeared in the snackbar or on the screen while it was watched. */
  shown: {
    text: string;
    tone: string;
    kind: string;
    place: 'snackbar' | 'screen';
    from: number;
    painted?: number;
    to?: number;
  }[];
  /** Milliseconds that the page is blocked between drawing a text and painting it. */
  stallMs: number;
  /** Longest delay of a timer: a busy machine runs timers late. */
  lateMs: number;
}

/** Runs in the page before its own code. */
function record() {
  const seen: Recorded = { clicks: [], requests: [], screens: [], cleared: [], shown: [], stallMs: 0, lateMs: 0 };
  const open = new Map<Element, Recorded['shown'][number]>();
  const watched = new Set<string>();
  addEventListener('click', () => seen.clicks.push(performance.now()), true);

  const beatMs = 50;
  let beatAt = performance.now();
  setInterval(() => {
    seen.lateMs = Math.max(seen.lateMs, performance.now() - beatAt - beatMs);
    beatAt = performance.now();
  }, beatMs);

  const note = (method: string, address: string) => {
    const { pathname, search } = new URL(address, location.href);
    seen.requests.push({ at: performance.now(), method: method.toUpperCase(), path: pathname + search });
  };
  const send = window.fetch;
  window.fetch = (input, init) => {
    note(init?.method ?? (input instanceof Request ? input.method : 'GET'), new Request(input).url);
    return send(input, init);
  };
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, address: string | URL) {
      this.addEventListener('loadstart', () => note(method, String(address)));
      super.open(method, address);
    }
  };

  // oxlint-disable-next-line typescript/unbound-method -- called with its store again
  const clear = Storage.prototype.clear;
  Storage.prototype.clear = function clearRecorded(this: Storage) {
    seen.cleared.push(performance.now());
    clear.call(this);
  };

  const isShown = (element: Element) => element.isConnected && element.getClientRects().length > 0;
  const start = (element: Element, text: string, place: 'snackbar' | 'screen') => {
    const { type = '', kind = '' } = element.closest<HTMLElement>('[data-component="Snackbar"]')?.dataset ?? {};
    const entry = { text, tone: type, kind, place, from: performance.now() };
    open.set(element, entry);
    seen.shown.push(entry);
    while (performance.now() < entry.from + seen.stallMs);
    requestAnimationFrame(() => setTimeout(() => Object.assign(entry, { painted: performance.now() })));
  };
  const look = () => {
    if (seen.screens.at(-1)?.path !== location.pathname)
      seen.screens.push({ at: performance.now(), path: location.pathname });
    for (const [element, entry] of open)
      if (!isShown(element) || !(element.textContent ?? '').includes(entry.text)) {
        Object.assign(entry, { to: performance.now() });
        open.delete(element);
      }
    for (const line of document.querySelectorAll('[data-component="Snackbar"] [data-part="text"]'))
      if (!open.has(line) && isShown(line)) start(line, line.textContent ?? '', 'snackbar');
    if (watched.size === 0) return;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.nodeValue?.trim() ?? '';
      if (!element || !watched.has(text) || open.has(element)) continue;
      // The toast and its hidden announcement are no part of the screen.
      if (element.closest('[data-component="Snackbar"], [role="status"][aria-live]')) continue;
      if (isShown(element)) start(element, text, 'screen');
    }
  };
  const watch = (text: string) => {
    watched.add(text);
    look();
  };
  Object.assign(window, { conformance: { seen, watch } });
  const begun = () => {
    look();
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  };
  if (document.documentElement) begun();
  else addEventListener('DOMContentLoaded', begun);
}

export const startRecording = (page: Page) => page.addInitScript(record);

interface Recording {
  conformance: { seen: Recorded; watch: (text: string) => void };
}

export const recorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as Recording).conformance.seen);

const toleranceMs = 200;

/** Fails unless the time is the specified one within the recorded timer delay. */
export function expectTime(tookMs: number, specifiedMs: number, { lateMs }: Recorded, subject: string): void {
  expect(tookMs, subject).toBeGreaterThanOrEqual(specifiedMs - toleranceMs);
  expect(tookMs, subject).toBeLessThanOrEqual(specifiedMs + toleranceMs + lateMs);
}

/** Milliseconds from the paint of a message to its removal. */
export const timeOnScreen = ({ from = 0, painted = from, to = 0 }: Partial<Recorded['shown'][number]> = {}): number =>
  to - painted;

/** Blocks the page for a time before each recorded text is painted. */
export const stallPaint = (page: Page, ms: number) =>
  page.evaluate((stallMs) => Object.assign((window as unknown as Recording).conformance.seen, { stallMs }), ms);

/** Adds a text of the screen to the record; snackbars are always recorded. */
export const watchText = (page: Page, text: string) =>
  page.evaluate((messages) => (window as unknown as Recording).conformance.watch(messages), text);
