import { Readable } from 'node:stream';
import { endText, LiveReader } from './reader.ts';
import type { EndReason } from './endReasons.ts';
import type { Feed } from './feed.ts';

/** Milliseconds for the last bytes of an ended reading. */
export const graceMs = 3_000;
const beatMs = 15_000;

interface BodyOptions {
  readonly format: 'events' | 'lines';
  readonly lastId?: string | undefined;
  /** The first text of an event stream. */
  readonly head: string;
}

export class LiveBody extends Readable {
  readonly reader: LiveReader;
  readonly #beat: NodeJS.Timeout | undefined;

  constructor(feed: Feed, { format, lastId, head }: BodyOptions) {
    super({ read: () => this.reader.onDrain() });
    const isEvents = format === 'events';
    if (isEvents) this.push(head);
    this.reader = new LiveReader(
      feed,
      format,
      {
        waiting: () => this.readableLength,
        write: (bytes) => {
          if (!this.destroyed) this.push(bytes);
        },
        end: (reason) => {
          if (this.destroyed) return;
          this.push(endText(format, reason));
          this.push(null);
          setTimeout(() => this.destroy(), graceMs).unref();
        },
      },
      lastId,
    );
    // A blank line is no JSON, so lines have no heartbeat.
    const beat = () => {
      if (!this.reader.ended && !this.destroyed) this.push(':\n\n');
    };
    if (isEvents) this.#beat = setInterval(beat, beatMs).unref();
    this.once('close', () => {
      clearInterval(this.#beat);
      this.reader.leave();
    });
  }

  end(reason: EndReason): void {
    this.reader.onEnd(reason);
  }
}
