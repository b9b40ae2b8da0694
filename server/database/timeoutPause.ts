/** Suspends the watchdog for slow work such as a migration. */
export interface TimeoutPause {
  withoutTimeout: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** True while slow work is running. */
  isPaused: () => boolean;
}

export function createTimeoutPause(): TimeoutPause {
  let underWay = 0;
  return {
    async withoutTimeout(work) {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    isPaused: () => underWay > 0,
  };
}
