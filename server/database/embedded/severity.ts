const errorResponse = 0x45;
const headBytes = 5;
const severityBytes = 7;

/** True when an answer reports a FATAL or PANIC: PGlite has exited after it, and would never answer again. */
export function endsServer(answer: Uint8Array): boolean {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + headBytes <= answer.length; at += 1 + view.getUint32(at + 1)) {
    if (answer[at] !== errorResponse) continue;
    const start = at + headBytes;
    const severity = String.fromCharCode(...answer.subarray(start, start + severityBytes));
    if (severity === 'SFATAL\0' || severity === 'SPANIC\0') return true;
  }
  return false;
}
