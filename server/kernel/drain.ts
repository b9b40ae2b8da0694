interface DrainOptions {
  readonly next: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
  readonly pollMs: number;
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
