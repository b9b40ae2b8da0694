/** Timeout for lazy chunks, milliseconds. */
export const chunkTimeoutMs = 120_000;

/** Rejects a dynamic import that takes longer than `chunkTimeoutMs`. */
export function withTimeout<Module>(code: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The code of this page did not arrive')), chunkTimeoutMs);
  });
  return Promise.race([code, tooLate]).finally(() => clearTimeout(timer));
}
