// A key belongs to one confirmed click. After a lost answer nobody knows whether tokens moved, so the next run of the same request sends
// the same key, and the server answers from memory instead of charging twice. Any definite answer ends the key.
const kept = new Map<string, { request: string; key: string }>();

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key to send: the one kept from a lost answer to this very request, else a new one. */
export function keyFor(operation: string, input: unknown): string {
  const request = JSON.stringify(input);
  const before = kept.get(operation);
  if (before?.request === request) return before.key;
  const key = newKey();
  kept.set(operation, { request, key });
  return key;
}

export const endKey = (operation: string) => kept.delete(operation);

export const endAllKeys = () => kept.clear();
