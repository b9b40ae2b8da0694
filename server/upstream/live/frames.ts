import { UpstreamError } from '../errors.ts';

/** Bytes of the longest length field of a packet. */
const lengthBytes = 4;

/**
 * Counts the packets of MQTT in a stream of bytes and throws `tooLarge` for one above the limit. Own implementation
 * because mqtt-packet buffers a packet whatever length its header announces, up to 256 MB.
 */
export function packetLimit(maxBytes: number): (chunk: Uint8Array) => void {
  let left = 0;
  let field: { value: number; bytes: number } | undefined;
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (left > 0) {
        const step = Math.min(left, chunk.length - at);
        left -= step;
        at += step;
        continue;
      }
      const byte = chunk[at] ?? 0;
      at += 1;
      if (!field) {
        field = { value: 0, bytes: 0 };
        continue;
      }
      field.value += (byte & 0x7f) * 128 ** field.bytes;
      field.bytes += 1;
      if (field.value > maxBytes || field.bytes > lengthBytes) throw new UpstreamError('tooLarge');
      if (byte & 0x80) continue;
      left = field.value;
      field = undefined;
    }
  };
}
