// Work that waits in a table: done piece by piece as long as there is any, looked for again when told to or from time to time.

export interface DrainOptions {
  /** Does one piece; false when there was none. */
  readonly next: () => Promise<boolean>;
  /** What `next` could not deal with, such as a database that is away; the next look finds the same work. */
  readonly failed: (error: unknown) => void;
  /** Milliseconds between looks for what other processes left. */
  readonly pollMs: number;
  /** Milliseconds for which a stop waits for the piece under way. */
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

  /** Begins nothing more; ends after the piece under way, or soon. */
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
        this.#options.failed(error);
      }
    }
  }
}
