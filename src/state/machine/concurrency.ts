/** Calls of one batch on their way at once: few enough to leave the exchange room for others. */
const atOnce = 4;

/** Does something with every item, a few at a time, and gives the results in the items' order. `told` hears how many are done. */
export async function inTurns<T, R>(
  items: readonly T[],
  told: (done: number) => void,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let done = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at] as T);
      told((done += 1));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
