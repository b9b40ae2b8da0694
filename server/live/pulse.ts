/** Seconds over which the rate is counted. */
const windowSeconds = 10;
/** Outages that are remembered. */
const mostOutages = 20;

export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Rate, pauses and outages of one source. Times are milliseconds since 1970. */
export class Pulse {
  readonly outages: Outage[] = [];
  readonly #started: number;
  readonly #seconds = new Map<number, number>();
  #last: number | undefined;
  #largestGap = 0;
  #lostAt: number | undefined;
  events = 0;

  constructor(now: number) {
    this.#started = now;
  }

  beat(now: number): void {
    this.events += 1;
    const second = Math.floor(now / 1000);
    this.#seconds.set(second, (this.#seconds.get(second) ?? 0) + 1);
    if (this.#seconds.size > windowSeconds + 2) this.#forget(second);
    if (this.#last !== undefined) this.#largestGap = Math.max(this.#largestGap, now - this.#last);
    this.#last = now;
  }

  lost(now: number): void {
    this.#lostAt ??= now;
  }

  found(now: number): void {
    if (this.#lostAt === undefined) return;
    this.outages.push({ from: this.#lostAt, to: now });
    if (this.outages.length > mostOutages) this.outages.shift();
    this.#lostAt = undefined;
  }

  /** Events a second in the last whole seconds. */
  rate(now: number): number {
    const current = Math.floor(now / 1000);
    this.#forget(current);
    const seconds = Math.min(windowSeconds, Math.max(1, (now - this.#started) / 1000));
    let count = 0;
    for (const events of this.#seconds.values()) count += events;
    return count / seconds;
  }

  /** The longest pause between two events, the running one included. */
  largestGap(now: number): number {
    return Math.max(this.#largestGap, this.#last === undefined ? 0 : now - this.#last);
  }

  #forget(current: number): void {
    for (const second of this.#seconds.keys()) if (second <= current - windowSeconds) this.#seconds.delete(second);
  }
}
