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

/** A position between events: after the event of that time and number. */
export type Place = Pick<LiveEvent, 'at' | 'number'>;

export function placeOf(id: string): Place | undefined {
  const [, at, number] = /^(\d{1,15})-(\d{1,15})$/u.exec(id) ?? [];
  return at === undefined ? undefined : { at: Number(at), number: Number(number) };
}

const isAfter = (event: Place, place: Place) =>
  event.at > place.at || (event.at === place.at && event.number > place.number);

export class Ring {
  readonly #limits: RingLimits;
  #events: LiveEvent[] = [];
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

  /** The next events after a place, up to about `bytes`. `missed`: some after the place are forgotten. */
  after(place: Place, bytes: number): { events: LiveEvent[]; missed: boolean } {
    const first = this.#firstAfter(place);
    let end = first;
    for (let size = 0; end < this.#events.length && size < bytes; end += 1) {
      const event = this.#events[end];
      size += event ? sizeOf(event) : 0;
    }
    return {
      events: this.#events.slice(first, end),
      missed: this.#forgotten !== undefined && isAfter(this.#forgotten, place),
    };
  }

  #firstAfter(place: Place): number {
    let low = this.#start;
    let high = this.#events.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const event = this.#events[middle];
      if (event && isAfter(event, place)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
