let clock = () => Date.now();

/** Replaces `Date.now` for all parts, such as by the clock of a server. Milliseconds since 1970. */
export const chooseClock = (now: () => number) => {
  clock = now;
};

export const presentMs = (): number => clock();
