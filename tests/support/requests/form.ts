import { form } from './multipart.ts';

/** Payload and headers of an upload of one file, as a browser sends it. */
export const fileForm = (
  bytes: string | Uint8Array,
  { field = 'file', name: filename = 'streams.csv', type = 'text/csv' } = {},
) => form([{ field, filename, type, bytes }]);
