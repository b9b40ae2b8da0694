export class Gate {
  open: Promise<void> | undefined;
  #release: (() => void) | undefined;
  #waiting: (() => void)[] | undefined;

  close(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.open = promise;
    this.#release = resolve;
    this.#waiting = [];
  }

  /** Calls back at once, or when it opens. */
  pass(go: () => void): void {
    if (this.#waiting) this.#waiting.push(go);
    else go();
  }

  release(): void {
    this.#release?.();
    this.open = undefined;
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const go of waiting) go();
  }
}
