/** Milliseconds after which code that is fetched on demand counts as failed. */
export const chunkTimeoutMs = 120_000;

/** Code on its way; without an answer in time it counts as failed, so that nothing waits for it for ever. */
export function inTime<Module>(code: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The code of this page did not arrive')), chunkTimeoutMs);
  });
  return Promise.race([code, tooLate]).finally(() => clearTimeout(timer));
}
