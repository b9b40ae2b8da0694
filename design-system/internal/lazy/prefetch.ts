type Load = () => Promise<unknown>;

const waiting: Load[] = [];

export function soon<L extends Load>(load: L): L {
  waiting.push(load);
  return load;
}

export async function loadSoon(): Promise<void> {
  await Promise.allSettled(waiting.splice(0).map((load) => load()));
}
