/** Suspends the watchdog for slow work such as a migration. */
export interface Patience {
  unhurried: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** True while slow work is running. */
  asked: () => boolean;
}

export function createPatience(): Patience {
  let underWay = 0;
  return {
    async unhurried(work) {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    asked: () => underWay > 0,
  };
}
