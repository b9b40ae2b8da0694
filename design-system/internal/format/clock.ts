let clock = () => Date.now();

/** Whose time counts from now on, for where the device's clock may be wrong: gives milliseconds since 1970. */
export const chooseClock = (now: () => number) => {
  clock = now;
};

/** The present moment by the chosen clock, milliseconds since 1970. */
export const presentMs = (): number => clock();
