// Timings and limits of the app alone; how long a toast stays and code is waited for stands in the design system, and
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
/** Milliseconds after which a call counts as unanswered. */
export const callTimeoutMs = 30_000;
/** Milliseconds within which a second failure of a page's script is not answered with another reload. */
export const chunkReloadGuardMs = 60_000;
/** Milliseconds without typing after which a search is sent. */
export const searchPauseMs = 300;
/** Hours that buying and extending begin with. */
export const usualHours = 24;
/** Products at most side by side in a comparison. */
export const maxCompared = 4;
/** Milliseconds after which another recovery link may be asked for. */
export const resendPauseMs = 60_000;
/** So many recovery codes left, or fewer, are warned of. */
export const fewRecoveryCodes = 3;
/** Characters at most in a stored value; a longer one is not ours. */
export const storedValueMaxLength = 20_000;

/** Rows at most of a bulk file that are kept as a draft; more are held by their screen alone. */
export const draftMaxRows = 10_000;
/** Rows of a bulk file that are sent at least in one call; a longer file goes in parts. */
export const uploadPartRows = 500;
/** Parts at most in which a bulk file is sent. */
export const uploadMaxParts = 20;

/** Milliseconds between the two keys of a shortcut, at most. */
export const shortcutPauseMs = 1000;
/** Milliseconds after which a lost stream of notifications is opened again; doubled each time, up to the second. */
export const followRetryMs = { first: 1000, most: 30_000 } as const;
/** Milliseconds of silence after which such a stream counts as lost; the exchange sends something every 15 s. */
export const followSilenceMs = 45_000;

/** Keys in local storage. The first is given by the specification. */
export const storageKeys = {
  session: 'token',
  preferences: 'preferences',
  warned: 'warned',
  palette: 'palette',
  helpful: 'helpful',
  unlisted: 'unlisted',
  newsManners: 'newsManners',
  /** In session storage: token and id of an opened recovery link, until it is used. */
  recoveryLink: 'recoveryLink',
} as const;
/** Version of a person's stored state; another version is dropped. */
export const storedVersion = 1;
