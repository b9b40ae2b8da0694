import * as ws from 'ws';
import { renameEvent, renameField } from './reservedNames.ts';
import type { LiveEvent } from './ring.ts';

const liveFormats = ['events', 'lines', 'frames'] as const;
export type LiveFormat = (typeof liveFormats)[number];

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An event as one line of JSON: JSON as it came, other text as a JSON string. */
function lineOf({ data }: Pick<LiveEvent, 'data'>): string {
  try {
    const value = JSON.parse(data) as unknown;
    const line = isFields(value) ? renameField(value, '$end') : value;
    return line !== value || /[\r\n]/u.test(data) ? JSON.stringify(line) : data;
  } catch {
    return JSON.stringify(data);
  }
}

/** A Server-Sent Event. Each line of the data is a line of the event. */
export const eventText = ({ id, name, data }: { id?: string; name?: string; data: string }): string =>
  `${id === undefined ? '' : `id: ${id}\n`}${name ? `event: ${name.replaceAll(/[\r\n]/gu, ' ')}\n` : ''}${data
    .split(/\r\n|[\r\n]/u)
    .map((line) => `data: ${line}\n`)
    .join('')}\n`;

const textOpcode = 1;
const frameOptions = { fin: true, rsv1: false, opcode: textOpcode, mask: false, readOnly: true } as const;

interface FrameMaker {
  frame(data: Buffer, options: typeof frameOptions & { mask: boolean }): Buffer[];
}
// A named export that @types/ws lacks. `WebSocket.Sender` exists only once another package has required `ws`.
const { Sender } = ws as unknown as { Sender: FrameMaker };

const encoders: Readonly<Record<LiveFormat, (event: LiveEvent) => Buffer[]>> = {
  events: ({ id, name, data }) => [Buffer.from(eventText({ id, data, ...(name && { name: renameEvent(name) }) }))],
  lines: (event) => [Buffer.from(`${lineOf(event)}\n`)],
  // Frames of a server are not masked, so all readers get the same bytes.
  frames: ({ data }) => Sender.frame(Buffer.from(data), frameOptions),
};

/** Events that go out together. Each format is encoded once for all its readers. */
export class Batch {
  readonly events: readonly LiveEvent[];
  readonly #encoded = new Map<LiveFormat, Buffer>();

  constructor(events: readonly LiveEvent[]) {
    this.events = events;
  }

  encode(format: LiveFormat): Buffer {
    const known = this.#encoded.get(format);
    if (known) return known;
    const bytes = Buffer.concat(this.events.flatMap((event) => encoders[format](event)));
    this.#encoded.set(format, bytes);
    return bytes;
  }
}

/** The event as a line of JSON, with the time when it was received. */
export function rowOf(event: { readonly at: number; readonly data: string }): string {
  const received_at = new Date(event.at).toISOString();
  const value = JSON.parse(lineOf(event)) as unknown;
  const fields = isFields(value) ? value : { value };
  try {
    return `${JSON.stringify({ received_at, ...renameField(fields, 'received_at') })}\n`;
  } catch {
    // Nested too deeply to print: its text as it came.
    return `${JSON.stringify({ received_at, value: event.data })}\n`;
  }
}
