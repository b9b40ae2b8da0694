/** Limits of wrong passwords and codes. `LOGIN_BACKOFF` is the first wait. */
export const wrongTries = {
  /** Tries before the first wait. */
  free: 5,
  /** Seconds. */
  maxWait: 900,
  /** Seconds until tries are forgotten. */
  memory: 3600,
} as const;
