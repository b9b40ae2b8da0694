import { shownText } from '../rows/shownText.ts';
import type { PreviewEvent } from '#contract/types.ts';

/** Fields of an event in its line, at most. */
const shownFields = 20;

/** Integers that JavaScript would round, such as 64-bit ids. */
const longNumber = /\d{16}/;

/** Names and values of an event that is a JSON object. Undefined when reading it would change a value. */
export function fieldsOf(data: string): [name: string, value: string][] | undefined {
  if (!data.trimStart().startsWith('{') || longNumber.test(data)) return undefined;
  try {
    const fields = Object.entries(JSON.parse(data) as object).slice(0, shownFields);
    return fields.map(([name, value]) => [shownText(name), shownText(value)]);
  } catch {
    return undefined;
  }
}

export const shownEvents = 20;

/** The newest first, each once: a reconnection may repeat the last events. */
export const withEvent = (events: readonly PreviewEvent[], event: PreviewEvent): readonly PreviewEvent[] =>
  events.some(({ id }) => id === event.id) ? events : [event, ...events].slice(0, shownEvents);
