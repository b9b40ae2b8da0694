/** Wrong passwords of one account before its owner is notified of a successful sign-in. */
export const alertAfterTries = 5;
/** Sign-ins from one network. */
export const addressRate = { max: 60, seconds: 60 } as const;
