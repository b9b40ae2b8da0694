// Processes work items from a table until none are left. Looks for new items when woken and at intervals.

export interface DrainOptions {
  /** Processes one item; false when there was none. */
  readonly next: () => Promise<boolean>;
  /** Called with errors of `next`, such as an unavailable database. The next poll finds the same item. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds between polls for items of other processes. */
  readonly pollMs: number;
  /** Milliseconds for which a stop waits for the current item. */
  readonly stopMs: number;
}

export class Drain {
  readonly #options: DrainOptions;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(options: DrainOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.wake(), options.pollMs).unref();
  }

  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
    });
  }

  /** Starts no further item. Resolves after the current item or after `stopMs`. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#options.stopMs);
    });
    await Promise.race([this.#running, late]);
    clearTimeout(timer);
  }

  async #drain(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        while (!this.#stopped && (await this.#options.next()));
      } catch (error) {
        this.#options.onError(error);
      }
    }
  }
}
