let clock = () => Date.now();

/** Sets the clock, for devices whose own clock may be wrong. `now` returns milliseconds since 1970. */
export const chooseClock = (now: () => number) => {
  clock = now;
};

/** Current time of the chosen clock, milliseconds since 1970. */
export const presentMs = (): number => clock();
