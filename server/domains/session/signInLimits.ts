/** Wrong tries before the first wait, the longest wait and the memory of the last try, seconds. `LOGIN_BACKOFF` is the first wait. */
export const wrongTries = { free: 5, maxWait: 900, memory: 3600 } as const;
/** Wrong passwords of one account before its owner is notified of a successful sign-in. */
export const alertAfterTries = 5;
/** Sign-ins from one network. */
export const addressRate = { max: 60, seconds: 60 } as const;
