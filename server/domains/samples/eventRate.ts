/** Milliseconds from the first event for which events are taken as backlog: a new reader often gets the last ones. */
const backlogMs = 300;
/** Fewest milliseconds that tell a rate. */
const leastMs = 500;
const digits = 3;

/** Events a second of a stream, from their arrival. */
export class EventRate {
  #first: number | undefined;
  #from: number | undefined;
  #to = 0;
  #count = 0;

  /** @param at milliseconds on any steady clock */
  take(events: number, at: number): void {
    if (events === 0) return;
    this.#first ??= at;
    if (at - this.#first < backlogMs) return;
    // Counts the steps between events: the first one only starts the clock.
    if (this.#from === undefined) this.#from = at;
    else this.#count += events;
    this.#to = at;
  }

  get value(): number | undefined {
    if (this.#from === undefined || this.#count === 0 || this.#to - this.#from < leastMs) return undefined;
    return Number(((this.#count / (this.#to - this.#from)) * 1000).toPrecision(digits));
  }
}
