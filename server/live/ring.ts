import type { LiveMessage } from '../upstream/live/types.ts';

export interface LiveEvent extends LiveMessage {
  /** `<milliseconds since 1970>-<number in this process>`. Sorts by time across processes and restarts. */
  readonly id: string;
  readonly at: number;
  readonly number: number;
}

export interface RingLimits {
  readonly ms: number;
  readonly bytes: number;
  readonly events: number;
}

/** Memory of an event beside its text. */
const eventBytes = 160;
const sizeOf = ({ data, name = '' }: LiveEvent) => 2 * (data.length + name.length) + eventBytes;

interface Place {
  readonly at: number;
  readonly number: number;
}

export function placeOf(id: string): Place | undefined {
  const [, at, number] = /^(\d{1,15})-(\d{1,15})$/u.exec(id) ?? [];
  return at === undefined ? undefined : { at: Number(at), number: Number(number) };
}

/** The latest events of one source, within limits of age, size and number. */
export class Ring {
  readonly #limits: RingLimits;
  #events: LiveEvent[] = [];
  /** Events before this index are forgotten. */
  #start = 0;
  #bytes = 0;
  #forgotten: LiveEvent | undefined;

  constructor(limits: RingLimits) {
    this.#limits = limits;
  }

  add(event: LiveEvent): void {
    this.#events.push(event);
    this.#bytes += sizeOf(event);
    this.forget(event.at);
  }

  /** Forgets what exceeds the limits at `now`. */
  forget(now: number): void {
    const { ms, bytes, events } = this.#limits;
    for (;;) {
      const oldest = this.#events[this.#start];
      if (!oldest) break;
      const count = this.#events.length - this.#start;
      if (oldest.at >= now - ms && this.#bytes <= bytes && count <= events) break;
      this.#bytes -= sizeOf(oldest);
      this.#forgotten = oldest;
      this.#start += 1;
    }
    if (this.#start < 1_000 || this.#start * 2 < this.#events.length) return;
    this.#events = this.#events.slice(this.#start);
    this.#start = 0;
  }

  get size(): number {
    return this.#events.length - this.#start;
  }

  all(): LiveEvent[] {
    return this.#events.slice(this.#start);
  }

  latest(count: number): LiveEvent[] {
    return this.#events.slice(Math.max(this.#start, this.#events.length - count));
  }

  /** Events after an id. `missed`: some of them are forgotten. */
  after(id: string): { events: LiveEvent[]; missed: boolean } {
    const place = placeOf(id);
    if (!place) return { events: [], missed: false };
    const isAfter = ({ at, number }: Place) => at > place.at || (at === place.at && number > place.number);
    return {
      events: this.all().filter((event) => isAfter(event)),
      missed: this.#forgotten !== undefined && isAfter(this.#forgotten),
    };
  }
}
