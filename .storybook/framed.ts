/** Documentation page around a framed story. Stories also render on a server, without a window. */
export const outer = globalThis.frameElement?.closest('#storybook-docs')
  ? globalThis.parent.document.documentElement
  : undefined;

/**
 * An overlay focuses its first field as its frame loads. Until the frame is used, the keyboard stays with the page around
 * it. A script in the head of the frame, before Storybook keeps the browser's `focus`: it uses nothing from outside.
 */
export function leaveFocusOutside(): void {
  if (!globalThis.frameElement?.closest('#storybook-docs')) return;
  // Nothing scrolls beside an overlay: a gutter would be a strip without its backdrop.
  document.documentElement.style.scrollbarGutter = 'auto';
  // A menu closes when its window loses the focus.
  addEventListener('blur', (event) => event.target === globalThis.window && event.stopImmediatePropagation(), true);
  let isUsed = false;
  let wanted: HTMLElement | undefined;
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, (event) => void (isUsed ||= event.isTrusted), true);
  // Tab leads into the frame: on to the element that an overlay would have focused.
  addEventListener(
    'focusin',
    () => {
      if (isUsed) return;
      isUsed = true;
      if (wanted?.isConnected) wanted.focus();
    },
    true,
  );
  // oxlint-disable-next-line typescript/unbound-method -- called with their element below
  const [{ focus }, { select }] = [HTMLElement.prototype, HTMLInputElement.prototype];
  // Selecting the text of a field focuses it too.
  HTMLInputElement.prototype.select = function selectInFrame() {
    if (isUsed) select.call(this);
  };
  HTMLElement.prototype.focus = function focusInFrame(options) {
    if (isUsed) focus.call(this, options);
    // The first: an overlay tries each of its elements until one takes the focus.
    // oxlint-disable-next-line typescript/no-this-alias -- the element of the call
    else wanted ??= this;
  };
  // Shortcuts of Storybook, which listens to the page, and to no field.
  addEventListener('keydown', (event) => {
    const isInField = (event.target as Element).closest('input, select, textarea, [contenteditable]');
    if ((event.ctrlKey || event.metaKey || event.altKey) && !event.defaultPrevented && !isInField)
      globalThis.parent.document.body.dispatchEvent(new KeyboardEvent(event.type, event));
  });
}
