/** Work under way that takes as long as it takes, such as a migration: nobody counts its statements as stuck. */
export interface Patience {
  unhurried: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Whether any of it is under way. */
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
