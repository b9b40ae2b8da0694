// Timings and limits of the app (specification, sections 2, 4 and 9). Limits shared with the server are in
// contract/constants.ts.

/** Milliseconds between a click and the call. */
export const actionDelayMs = 1000;
/** Milliseconds a success message stays. */
export const successClearMs = 2000;
/** Milliseconds the message of a user edit stays. */
export const userEditClearMs = 10_000;
/** Milliseconds between signing out and the login screen. */
export const logoutDelayMs = 1000;
/** Milliseconds to wait for stored state before the app starts without it. */
export const persistTimeoutMs = 5000;
/** Milliseconds. */
export const callTimeoutMs = 30_000;
/** Milliseconds between two automatic reloads after a missing script. */
export const chunkReloadGuardMs = 60_000;
/** Milliseconds without typing before a search is sent. */
export const searchPauseMs = 300;
export const usualHours = 24;
export const maxCompared = 4;
/** Milliseconds between two recovery mails. */
export const resendPauseMs = 60_000;
/** Warns at this number of recovery codes or fewer. */
export const fewRecoveryCodes = 3;
/** Maximum characters of a stored value. */
export const storedValueMaxLength = 20_000;

/** Maximum rows of a bulk file in a draft. */
export const draftMaxRows = 10_000;
/** Minimum rows of a bulk file in one call. Longer files are split. */
export const uploadPartRows = 500;
/** Maximum calls for one bulk file. */
export const uploadMaxParts = 20;

/** Maximum milliseconds between the two keys of a shortcut. */
export const shortcutPauseMs = 1000;
/** Milliseconds before a lost notification stream is reopened, doubled after each failure. */
export const followRetryMs = { first: 1000, most: 30_000 } as const;
/** Milliseconds of silence after which a stream is lost. The server sends something every 15 s. */
export const followSilenceMs = 45_000;

/** Keys in local storage. The specification sets the first. */
export const storageKeys = {
  session: 'token',
  preferences: 'preferences',
  warned: 'warned',
  palette: 'palette',
  helpful: 'helpful',
  unlisted: 'unlisted',
  newsManners: 'newsManners',
  /** In session storage: token and id of an opened recovery link. */
  recoveryLink: 'recoveryLink',
} as const;
/** Stored state of another version is dropped. */
export const storedVersion = 1;
