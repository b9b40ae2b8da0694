export interface TimeoutPause {
  withoutTimeout: <Result>(work: () => Promise<Result>) => Promise<Result>;
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
