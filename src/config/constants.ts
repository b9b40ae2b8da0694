// Timings and limits of the app alone; how long a toast stays stands in the design system, and
// facts that the server shares stand in contract/constants.ts. Source: specification, sections 2, 4 and 9.

/** Milliseconds that most actions wait before they call. */
export const actionDelayMs = 1000;
/** Milliseconds after which a success message clears. */
export const successClearMs = 2000;
/** Milliseconds after which the message of a user edit clears. */
export const userEditClearMs = 10_000;
/** Milliseconds between signing out and the login screen. */
export const logoutDelayMs = 1000;
/** Milliseconds after which stored state is given up and the app starts clean. */
export const persistTimeoutMs = 5000;
/** Milliseconds after which a page's script counts as failed. */
export const chunkTimeoutMs = 120_000;
/** Milliseconds after which a call counts as unanswered. */
export const callTimeoutMs = 30_000;
/** Milliseconds within which a second failure of a page's script is not answered with another reload. */
export const chunkReloadGuardMs = 60_000;
/** Milliseconds without typing after which a search is sent. */
export const searchPauseMs = 300;
/** Milliseconds after which another recovery link may be asked for. */
export const resendPauseMs = 60_000;
/** Characters at most in a stored value; a longer one is not ours. */
export const storedValueMaxLength = 20_000;

/** Keys in local storage. The first is given by the specification. */
export const storageKeys = { session: 'token', preferences: 'preferences' } as const;
