/** Separate from failures.ts, which the sign-in screen does not load at once. */
export const tryAgain = 'Try again.';
