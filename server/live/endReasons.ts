/** THE table of reasons why a live reading ends. `close`: code of a WebSocket. */
export const endReasons = {
  access_ended: { close: 4001, text: 'The access has ended' },
  access_refused: { close: 4003, text: 'This address no longer gives access' },
  slow_reader: { close: 4008, text: 'The reader is too slow for this stream' },
  source_failed: { close: 4502, text: 'The data source cannot be reached' },
  source_moved: { close: 1012, text: 'The address of the data source has changed: connect again' },
  stopping: { close: 1012, text: 'The exchange is restarting: connect again' },
  preview_ended: { close: 4000, text: 'The preview has ended' },
} as const;

export type EndReason = keyof typeof endReasons;
