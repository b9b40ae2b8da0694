import { Duplex } from 'node:stream';
import type { TimeoutPause } from '../connection/timeoutPause.ts';

const startUp = Buffer.concat([
  message('R', int32(0)),
  ...Object.entries({
    server_version: '18',
    client_encoding: 'UTF8',
    standard_conforming_strings: 'on',
    integer_datetimes: 'on',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
  }).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
  message('K', int32(1), int32(1)),
  message('Z', Buffer.from('I')),
]);

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

const terminate = 0x58;

/** The worker thread of the embedded database. A dead worker is replaced. */
export interface Engine {
  open: (stream: WorkerStream) => Promise<number>;
  send: (session: number, bytes: Uint8Array<ArrayBuffer>) => void;
  leave: (session: number) => void;
  readOnly: boolean;
  withoutTimeout: TimeoutPause['withoutTimeout'];
  syncs: () => number;
  starts: () => number;
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

/** Socket replacement for pg. Answers the start-up exchange, which the single-user server lacks. */
export class WorkerStream extends Duplex {
  readonly #engine: Engine;
  #session: number | undefined;
  #started = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    void this.#connect();
    return this;
  }

  async #connect(): Promise<void> {
    try {
      this.#session = await this.#engine.open(this);
      this.emit('connect');
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  // pg calls these on every socket. Without a socket they do nothing.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  receive(bytes: Uint8Array): void {
    this.push(bytes);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk);
    done();
  }

  // Sends Parse to Sync in one message, which halves the latency.
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.#leave();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#leave();
    done(error);
  }

  #leave(): void {
    if (this.#session !== undefined) this.#engine.leave(this.#session);
    this.#session = undefined;
  }

  #send(bytes: Buffer): void {
    if (!this.#started) {
      this.#started = true;
      this.push(startUp);
    } else if (bytes[0] === terminate) {
      this.push(null);
    } else if (this.#session !== undefined) {
      this.#engine.send(this.#session, Uint8Array.from(bytes));
    }
  }
}
