/** One part of a form: a file unless `filename` is undefined. */
export interface Part {
  field?: string;
  filename?: string | undefined;
  type?: string;
  bytes: Uint8Array | string;
}

const boundary = 'a-boundary-of-the-tests';

/** A multipart body of any parts. Own implementation because it must also build invalid ones. `cut` omits the end. */
export function form(parts: readonly Part[], { cut = false } = {}) {
  const chunks = parts.flatMap((part) => {
    const { field = 'file', type = 'image/png', bytes } = part;
    const filename = 'filename' in part ? part.filename : 'a.png';
    const named = filename === undefined ? '' : `; filename="${filename}"`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${named}\r\ncontent-type: ${type}\r\n\r\n`;
    return [head, bytes, '\r\n'];
  });
  const whole = Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk)));
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: cut ? whole.subarray(0, whole.length - 40) : whole,
  };
}
