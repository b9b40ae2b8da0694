// Timings and limits (specification, sections 2, 4 and 9). Shared with the server: contract/constants.ts.

export const actionDelayMs = 1000;
export const successClearMs = 2000;
export const userEditClearMs = 10_000;
export const logoutDelayMs = 1000;
/** Milliseconds to wait for stored state before the app starts without it. */
export const persistTimeoutMs = 5000;
export const callTimeoutMs = 30_000;
/** Milliseconds between two automatic reloads after a missing script. */
export const chunkReloadGuardMs = 60_000;
/** Milliseconds between two looks for the server while a page could not be loaded. */
export const serverLookMs = 5_000;
export const searchPauseMs = 300;
export const defaultHours = 24;
export const maxCompared = 4;
export const resendPauseMs = 60_000;
export const fewRecoveryCodes = 3;
export const storedValueMaxLength = 20_000;

export const draftMaxRows = 10_000;
/** Pause after a change of the bulk rows before the exchange checks them. */
export const uploadCheckDelayMs = 700;
/** At least, of a bulk file in one call. Longer files are split. */
export const uploadPartRows = 500;
export const uploadMaxParts = 20;

export const shortcutPauseMs = 1000;
/** Milliseconds between two reloads of lists that movements of tokens outdate. */
export const moneyReloadMs = 5_000;

/** Milliseconds before a lost notification stream is reopened, doubled after each failure. */
export const followRetryMs = { first: 1000, max: 30_000 } as const;
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
  notificationSettings: 'notificationSettings',
  unsentSettings: 'unsentSettings',
  /** In session storage: token and id of an opened recovery link. */
  recoveryLink: 'recoveryLink',
} as const;
export const storedVersion = 1;
