import { Readable } from 'node:stream';
import { eventText, type Batch, type LiveFormat } from './batch.ts';
import { ends, type EndReason } from './ends.ts';
import type { Follower } from './feed.ts';

/** Bytes that may wait for a reader. Beyond, the reader is let go. */
export const mostWaitingBytes = 2 ** 20;
/** Milliseconds for the last bytes of an ended reading. */
const graceMs = 3_000;
const beatMs = 15_000;

/** The last words of a reading, which say why it ends. */
export function lastWords(format: LiveFormat, reason: EndReason): string {
  const end = { code: reason, reason: ends[reason].text };
  return format === 'events'
    ? eventText({ name: 'end', data: JSON.stringify(end) })
    : `${JSON.stringify({ $end: end })}\n`;
}

/** The body of a live answer over HTTP. */
export class LiveBody extends Readable implements Follower {
  /** Events handed to the connection. */
  delivered = 0;
  ended: EndReason | undefined;
  readonly #format: 'events' | 'lines';
  /** Bytes that may wait: more after a replay, until it is read. */
  #most = mostWaitingBytes;
  readonly #beat: NodeJS.Timeout | undefined;

  constructor(format: 'events' | 'lines') {
    super({ read: () => undefined });
    this.#format = format;
    // A blank line is no JSON, so lines have no heartbeat.
    if (format === 'events') this.#beat = setInterval(() => this.#write(':\n\n'), beatMs).unref();
    this.once('close', () => clearInterval(this.#beat));
  }

  begin(text: string): void {
    if (this.#format === 'events') this.#write(text);
  }

  readonly onBatch = (batch: Batch): void => {
    if (this.ended || this.destroyed || batch.events.length === 0) return;
    if (this.readableLength > this.#most) {
      this.onEnd('slow_reader');
      return;
    }
    if (this.readableLength <= mostWaitingBytes) this.#most = mostWaitingBytes;
    this.push(batch.encode(this.#format));
    this.delivered += batch.events.length;
  };

  readonly onReplay = (batch: Batch): void => {
    this.onBatch(batch);
    this.#most = mostWaitingBytes + this.readableLength;
  };

  readonly onMissed = (): void =>
    this.begin(eventText({ name: 'missed', data: '{"reason":"Earlier events are forgotten"}' }));

  readonly onEnd = (reason: EndReason): void => {
    if (this.ended || this.destroyed) return;
    this.push(lastWords(this.#format, reason));
    this.push(null);
    this.ended = reason;
    setTimeout(() => this.destroy(), graceMs).unref();
  };

  #write(text: string): void {
    if (!this.ended && !this.destroyed) this.push(text);
  }
}
