const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A message as text. Bytes that are no UTF-8 become `{"base64": …}`. */
export function messageText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return JSON.stringify({ base64: Buffer.from(bytes).toString('base64') });
  }
}
