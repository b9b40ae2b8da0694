const errorResponse = 0x45;
const headBytes = 5;
const ends = new Set(['SFATAL', 'SPANIC']);

/** The message of a FATAL or PANIC in an answer: PGlite has exited after it, and would never answer again. */
export function lastWordOf(answer: Uint8Array): string | undefined {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + headBytes <= answer.length; at += 1 + view.getUint32(at + 1)) {
    if (answer[at] !== errorResponse) continue;
    const fields = Buffer.from(answer.subarray(at + headBytes, at + 1 + view.getUint32(at + 1)))
      .toString()
      .split('\0');
    if (ends.has(fields[0] ?? '')) return fields.find((field) => field.startsWith('M'))?.slice(1) ?? '';
  }
  return undefined;
}
