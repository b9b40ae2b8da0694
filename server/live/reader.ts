import { Batch, eventText, type LiveFormat } from './batch.ts';
import { endReasons, type EndReason } from './endReasons.ts';
import type { Feed, Follower } from './feed.ts';
import { placeOf, type Place } from './ring.ts';

/** Maximum pending bytes of a reader. Beyond, it is disconnected. */
const maxWaitingBytes = 2 ** 20;
/** Maximum pending bytes of a replay. Reading requests more. */
const pieceBytes = 64 * 1024;

interface Sink {
  readonly waiting: () => number;
  readonly write: (bytes: Buffer | string) => void;
  readonly end: (reason: EndReason) => void;
}

export function endText(format: 'events' | 'lines', reason: EndReason): string {
  const end = { code: reason, reason: endReasons[reason].text };
  return format === 'events'
    ? eventText({ name: 'end', data: JSON.stringify(end) })
    : `${JSON.stringify({ $end: end })}\n`;
}

const missedText = eventText({ name: 'missed', data: '{"reason":"Earlier events are forgotten"}' });

export class LiveReader implements Follower {
  /** Events handed to the connection. */
  delivered = 0;
  ended: EndReason | undefined;
  readonly #feed: Feed;
  readonly #format: LiveFormat;
  readonly #sink: Sink;
  /** The last event of the replay. Undefined once it has caught up. */
  #replayed: Place | undefined;
  readonly #leave: () => void;

  constructor(feed: Feed, format: LiveFormat, sink: Sink, lastId?: string) {
    this.#feed = feed;
    this.#format = format;
    this.#sink = sink;
    this.#leave = feed.follow(this);
    this.#replayed = placeOf(lastId ?? '');
    if (!this.#replayed) return;
    const { missed } = feed.ring.after(this.#replayed, 0);
    if (missed && format === 'events') sink.write(missedText);
    if (missed) this.#replayed = { at: 0, number: 0 };
    this.#replay(missed);
  }

  onDrain(): void {
    this.#replay(false);
  }

  readonly onBatch = (batch: Batch): void => {
    if (this.ended || this.#replayed) return;
    if (this.#sink.waiting() > maxWaitingBytes) this.onEnd('slow_reader');
    else this.#send(batch);
  };

  readonly onEnd = (reason: EndReason): void => {
    if (this.ended) return;
    this.ended = reason;
    this.#leave();
    this.#sink.end(reason);
  };

  leave(): void {
    this.#leave();
  }

  /** Sends at least one piece: a stream that asked for more does not ask again before it gets some. */
  #replay(gapIsKnown: boolean): void {
    let isFirst = true;
    while (this.#replayed && !this.ended && (isFirst || this.#sink.waiting() < pieceBytes)) {
      const { events, missed } = this.#feed.ring.after(this.#replayed, pieceBytes);
      if (missed && !(isFirst && gapIsKnown)) return this.onEnd('slow_reader');
      isFirst = false;
      this.#replayed = events.at(-1);
      if (events.length > 0) this.#send(new Batch(events));
    }
  }

  #send(batch: Batch): void {
    this.#sink.write(batch.encode(this.#format));
    this.delivered += batch.events.length;
  }
}
