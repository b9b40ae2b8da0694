/** The page around a story that stands framed in a documentation page. Stories also render on a server, without a window. */
export const outer = globalThis.frameElement?.closest('#storybook-docs')
  ? globalThis.parent.document.documentElement
  : undefined;

export const isFramed = outer !== undefined;

/**
 * An overlay focuses its first field as its frame loads. Until the frame is used, the keyboard stays with the page
 * around it, which does not scroll either.
 */
export function leaveFocusOutside(): void {
  // Nothing scrolls beside an overlay: a gutter would be a strip without its backdrop.
  document.documentElement.style.scrollbarGutter = 'auto';
  let isUsed = false;
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, (event) => void (isUsed ||= event.isTrusted), true);
  // A menu closes with the focus of its window.
  addEventListener('blur', (event) => event.target === globalThis.window && event.stopImmediatePropagation(), true);
  const refused = new WeakSet<EventTarget>();
  // Storybook calls the browser's own method where an element is focused twice in a row.
  addEventListener('focusin', ({ target }) => target && refused.has(target) && globalThis.parent.focus(), true);
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    if (isUsed) return focus.call(this, options);
    refused.add(this);
    setTimeout(() => refused.delete(this));
  };
  // Shortcuts of Storybook, which listens to the page.
  addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.defaultPrevented)
      globalThis.parent.document.body.dispatchEvent(new KeyboardEvent(event.type, event));
  });
}
