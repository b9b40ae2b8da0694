/** THE table of reasons why a live reading ends. `close`: code of a WebSocket. */
export const ends = {
  access_ended: { close: 4001, text: 'The access has ended' },
  access_refused: { close: 4003, text: 'This address gives no access any more' },
  slow_reader: { close: 4008, text: 'The reader is too slow for this stream' },
  source_failed: { close: 4502, text: 'The data source cannot be reached' },
  stopping: { close: 1012, text: 'The exchange is restarting: connect again' },
} as const;

export type EndReason = keyof typeof ends;
