import type { PreviewEvent } from '#contract/types.ts';

export const shownEvents = 20;

/** The newest first, each once: a reconnection may repeat the last events. */
export const withEvent = (events: readonly PreviewEvent[], event: PreviewEvent): readonly PreviewEvent[] =>
  events.some(({ id }) => id === event.id) ? events : [event, ...events].slice(0, shownEvents);
