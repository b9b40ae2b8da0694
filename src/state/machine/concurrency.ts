// Own implementation because p-limit would double these lines in the browser and reports no progress.
const maxConcurrent = 4;

export async function mapConcurrently<T, R>(
  items: readonly T[],
  onProgress: (done: number) => void,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let done = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at] as T);
      onProgress((done += 1));
    }
  };
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, items.length) }, worker));
  return results;
}
