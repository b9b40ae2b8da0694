/**
 * Batches look-ups by key within one turn of the event loop. The query starts after the last request, so no caller
 * reads stale data. A failure rejects every waiting caller.
 * @param find returns the values of these distinct keys
 */
export function batchByKey<Key, Value>(
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
    // `setImmediate` runs after pending socket reads, so their requests join the batch.
    next ??= new Promise((resolve) => setImmediate(resolve)).then(begin);
    return (await next).get(key);
  };
}
