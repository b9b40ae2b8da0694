/**
 * A look-up by key that is asked once for all who ask within one turn of the event loop. It starts after the last of them
 * has asked, so each is told what was true then or later. A failure is the failure of all who waited for it.
 * @param find what is there of these keys, each once
 */
export function together<Key, Value>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting = new Set<Key>();
  let next: Promise<ReadonlyMap<Key, Value>> | undefined;
  const begin = () => {
    const keys = [...waiting];
    waiting = new Set();
    next = undefined;
    return find(keys);
  };
  return async (key) => {
    waiting.add(key);
    // What has arrived at the sockets meanwhile is read before the next `setImmediate`.
    next ??= new Promise((resolve) => setImmediate(resolve)).then(begin);
    return (await next).get(key);
  };
}
