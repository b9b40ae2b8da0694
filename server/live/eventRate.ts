import type { Live as LiveFacts } from '#contract/types.ts';

/** Milliseconds from the first event of a connection that count as backlog: a new reader often gets the last ones. */
const backlogMs = 300;
/** Shortest time, in milliseconds, from which a rate is computed. */
const leastMs = 500;
/** Seconds over which the rate is counted: of busy sources, and of quiet ones. */
const shortSeconds = 10;
const longSeconds = 60;
/** Events from which a source counts as busy. */
const manyEvents = 20;
/** Maximum number of stored outages. */
const maxOutages = 20;
const digits = 3;

interface Outage {
  readonly from: number;
  readonly to: number;
}

interface Second {
  readonly first: number;
  /** Events at `first`, which only start the clock. */
  atFirst: number;
  count: number;
}

/** Rate, pauses and outages of one source. Times are milliseconds since 1970. */
export class EventRate {
  readonly outages: Outage[] = [];
  readonly #seconds = new Map<number, Second>();
  /** From here events count for the rate. Undefined until a connection has sent its first event. */
  #countsFrom: number | undefined;
  #last: number | undefined;
  #largestGap = 0;
  #lostAt: number | undefined;

  beat(now: number): void {
    if (this.#last !== undefined) this.#largestGap = Math.max(this.#largestGap, now - this.#last);
    this.#last = now;
    this.#countsFrom ??= now + backlogMs;
    if (now < this.#countsFrom) return;
    const number = Math.floor(now / 1000);
    const second = this.#seconds.get(number) ?? { first: now, atFirst: 0, count: 0 };
    this.#seconds.set(number, second);
    second.count += 1;
    if (now === second.first) second.atFirst += 1;
    if (this.#seconds.size > longSeconds + 2) this.#forget(number);
  }

  lost(now: number): void {
    this.#lostAt ??= now;
  }

  found(now: number): void {
    if (this.#lostAt === undefined) return;
    this.outages.push({ from: this.#lostAt, to: now });
    if (this.outages.length > maxOutages) this.outages.shift();
    this.#lostAt = undefined;
    this.#countsFrom = undefined;
    this.#seconds.clear();
  }

  /** Recent events per second. Undefined for too few events. */
  rate(now: number): number | undefined {
    this.#forget(Math.floor(now / 1000));
    const { count, rate } = this.#rateOver(now, shortSeconds);
    const found = count >= manyEvents ? rate : this.#rateOver(now, longSeconds).rate;
    return found === undefined ? undefined : Number(found.toPrecision(digits));
  }

  largestGap(now: number): number {
    return Math.max(this.#largestGap, this.#last === undefined ? 0 : now - this.#last);
  }

  facts(now: number): LiveFacts {
    const rate = this.rate(now);
    return {
      ...(rate !== undefined && { events_a_second: rate }),
      ...(this.#last !== undefined && {
        largest_gap_seconds: this.largestGap(now) / 1000,
        last_event_at: new Date(this.#last).toISOString(),
      }),
    };
  }

  #rateOver(now: number, seconds: number): { count: number; rate: number | undefined } {
    const counted = [...this.#seconds].filter(([second]) => second > Math.floor(now / 1000) - seconds);
    const [[, oldest] = []] = counted;
    const count = counted.reduce((sum, [, second]) => sum + second.count, 0);
    if (!oldest || this.#last === undefined) return { count, rate: undefined };
    const steps = count - oldest.atFirst;
    const ms = this.#last - oldest.first;
    if (steps === 0 || ms < leastMs) return { count, rate: undefined };
    // A source that fell silent has a lower rate by the clock than between its events.
    return { count, rate: Math.min(steps / ms, count / (now - oldest.first)) * 1000 };
  }

  #forget(current: number): void {
    for (const second of this.#seconds.keys()) if (second <= current - longSeconds) this.#seconds.delete(second);
  }
}
