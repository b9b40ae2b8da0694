type Load = () => Promise<unknown>;

const waiting: Load[] = [];

/** Marks a loader for `loadSoon`; returns it. */
export function soon<L extends Load>(load: L): L {
  waiting.push(load);
  return load;
}

/** Loads what `soon` has marked, and what those parts mark. */
export async function loadSoon(): Promise<void> {
  while (waiting.length > 0) await Promise.allSettled(waiting.splice(0).map((load) => load()));
}
