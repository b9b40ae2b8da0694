/** True while the page handles a press of a pointer. Keys do not count: what is typed next belongs into what they open. */
export function isPress(): boolean {
  const { event } = globalThis;
  if (!event?.isTrusted || !(event instanceof MouseEvent)) return false;
  return event.type !== 'click' || event.detail > 0;
}

/** Runs after the next frame. Returns what cancels it. */
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

/** Loading code may block the page: during a press, resolves after the frame that answers it. */
export const afterPress = (): Promise<void> | undefined =>
  isPress() ? new Promise((resolve) => onPainted(resolve)) : undefined;
