const presses: readonly string[] = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'contextmenu'];

/** True while the page handles a press of a pointer. Keys do not count: the text typed next is for the part they open. */
export function isPress(): boolean {
  const { event } = globalThis;
  if (!event?.isTrusted || !(event instanceof MouseEvent)) return false;
  return event.type === 'click' ? event.detail > 0 : presses.includes(event.type);
}

export function onPainted(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The screen shows a frame, however long it paints, once the next one begins. */
export function onShown(run: () => void): () => void {
  let stop = () => {};
  const frame = requestAnimationFrame(() => {
    stop = onPainted(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

/** Loading code may block the page: during a press, resolves after the frame that answers it. */
export const afterPress = (): Promise<void> | undefined =>
  isPress() ? new Promise((resolve) => onPainted(resolve)) : undefined;
