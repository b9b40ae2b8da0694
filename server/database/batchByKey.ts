import DataLoader from 'dataloader';

/** The query starts after the last request of a turn, so no caller reads stale data. */
export function batchByKey<Key, Value>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      loader.clearAll();
      const found = await find(keys);
      return keys.map((key) => found.get(key));
    },
    // `setImmediate` runs after pending socket reads, so their requests join the batch.
    { batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  );
  return (key) => loader.load(key);
}
