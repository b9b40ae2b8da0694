let clock = () => Date.now();

export const chooseClock = (now: () => number) => {
  clock = now;
};

export const presentMs = (): number => clock();
