// A multipart body with one file, as a browser sends it.
const boundary = '----tests-form-7d1f';

/** Payload and headers of an upload. */
export function fileForm(
  content: string | Uint8Array,
  { field = 'file', name = 'streams.csv', type = 'text/csv' } = {},
) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
