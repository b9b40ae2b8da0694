import { Readable } from 'node:stream';
import type { PreviewEvent, PreviewFacts } from '#contract/types.ts';
import { eventText } from '#server/live/batch.ts';
import { graceMs } from '#server/live/body.ts';
import { endReasons, type EndReason } from '#server/live/endReasons.ts';
import type { Feed } from '#server/live/feed.ts';
import { placeOf, type LiveEvent, type Place } from '#server/live/ring.ts';

/** Remembered events at the start. */
const firstEvents = 20;
const tickMs = 500;
/** Events in a tick, the latest. A person cannot read more, and a preview is no free copy of the stream. */
const tickEvents = 10;
const longestText = 2_000;
/** Bytes that may wait for a reader before ticks are left out. */
const maxWaitingBytes = 128 * 1024;
const ringBytes = 8 * 2 ** 20;

export const eventHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

function previewed({ id, at, name, data }: LiveEvent): string {
  const event = { id, at: new Date(at).toISOString(), ...(name && { name }), data: data.slice(0, longestText) };
  return eventText({ id, name: 'event', data: JSON.stringify(event satisfies PreviewEvent) });
}

export class PreviewBody extends Readable {
  readonly #feed: Feed;
  #place: Place;
  #ticks = 0;
  #ended = false;
  readonly #timer: NodeJS.Timeout;

  constructor(feed: Feed, lastId: string | undefined) {
    super({ read: () => undefined });
    this.#feed = feed;
    this.#place = placeOf(lastId ?? '') ?? { at: 0, number: 0 };
    this.#send(firstEvents, true);
    this.#timer = setInterval(() => this.#tick(), tickMs).unref();
    this.once('close', () => clearInterval(this.#timer));
  }

  end(reason: EndReason): void {
    this.endWith('end', { code: reason, reason: endReasons[reason].text });
  }

  endWith(name: string, data: object): void {
    if (this.#ended || this.destroyed) return;
    this.#ended = true;
    clearInterval(this.#timer);
    this.#send(tickEvents, true);
    this.push(eventText({ name, data: JSON.stringify(data) }));
    this.push(null);
    setTimeout(() => this.destroy(), graceMs).unref();
  }

  #tick(): void {
    if (this.destroyed) return;
    if (this.#feed.closed) return this.end('source_failed');
    this.#ticks += 1;
    if (this.readableLength < maxWaitingBytes) this.#send(tickEvents, this.#ticks % 2 === 0);
  }

  #send(most: number, withFacts: boolean): void {
    const { ring, eventRate, connected } = this.#feed;
    const { events } = ring.after(this.#place, ringBytes);
    this.#place = events.at(-1) ?? this.#place;
    const facts: PreviewFacts = { ...eventRate.facts(Date.now()), connected };
    const texts = events.slice(-most).map((event) => previewed(event));
    if (withFacts) texts.unshift(eventText({ name: 'facts', data: JSON.stringify(facts) }));
    if (texts.length > 0) this.push(texts.join(''));
  }
}
