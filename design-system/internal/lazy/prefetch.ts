type Load = () => Promise<unknown>;

const waiting: Load[] = [];

/** Marks code that is shown with its screen, though it comes apart from it: `loadSoon` fetches it before the screen asks. */
export function soon<L extends Load>(load: L): L {
  waiting.push(load);
  return load;
}

/** Fetches what is marked in all code that is here. What does not come shows when it is really needed. */
export async function loadSoon(): Promise<void> {
  await Promise.allSettled(waiting.splice(0).map((load) => load()));
}
