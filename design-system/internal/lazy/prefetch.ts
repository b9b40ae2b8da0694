type Load = () => Promise<unknown>;

const waiting: Load[] = [];

/** Registers a lazy chunk that its screen needs; `loadSoon` fetches it in advance. */
export function soon<L extends Load>(load: L): L {
  waiting.push(load);
  return load;
}

/** Fetches all registered chunks. Failures surface on first use. */
export async function loadSoon(): Promise<void> {
  await Promise.allSettled(waiting.splice(0).map((load) => load()));
}
