import type { Connection } from '../upstream/live/types.ts';

/** Maximum events and characters from one source per second. Beyond, reading pauses, and TCP slows the source down. */
const maxPerSpan = { events: 5_000, characters: 4 * 2 ** 20 };
const spanMs = 1_000;

/** Keeps one source from using all processor time. */
export class IntakeLimit {
  #events = 0;
  #characters = 0;
  #span: NodeJS.Timeout | undefined;
  #paused: Connection | undefined;

  take(characters: number, connection: Connection): void {
    this.#span ??= setTimeout(() => this.#next(), spanMs).unref();
    this.#events += 1;
    this.#characters += characters;
    if (this.#paused || (this.#events < maxPerSpan.events && this.#characters < maxPerSpan.characters)) return;
    this.#paused = connection;
    connection.pause();
  }

  stop(): void {
    clearTimeout(this.#span);
    this.#span = undefined;
    this.#events = 0;
    this.#characters = 0;
    this.#paused = undefined;
  }

  #next(): void {
    const paused = this.#paused;
    this.stop();
    paused?.resume();
  }
}
