// Everything that the app may store in a browser. A key without a row fails tests/src/state/machine/storage.test.ts and
// tests/e2e/storage.spec.ts.

/** Moments at which storage is compared. */
export type Phase = 'signed in' | 'signed out' | 'session ended';
const everywhere = ['signed in', 'signed out', 'session ended'] as const;

export interface AllowedKey {
  area: 'localStorage' | 'sessionStorage';
  key: RegExp;
  /** Names inside the stored value; absent if the value is a text, or the values of a form. */
  fields?: readonly string[];
  phases: readonly Phase[];
  reason: string;
}

const choice = { area: 'localStorage', phases: ['signed in'] } as const;
const tab = { area: 'sessionStorage' } as const;

export const allowedStorage: readonly AllowedKey[] = [
  {
    ...choice,
    key: /^token$/,
    fields: ['token', 'userId', 'mfa'],
    reason: 'Specification, section 3: token and user id',
  },
  {
    ...choice,
    key: /^preferences$/,
    fields: ['mode', 'locale', 'timeZone', 'numberStyle', 'stepsDone'],
    reason: 'How the person wants to see the app',
  },
  { ...choice, key: /^palette$/, fields: ['recent', 'keysOff'], reason: 'Commands run before that name no object' },
  { ...choice, key: /^helpful$/, fields: ['verdicts'], reason: 'Answers of the help that the person rated' },
  {
    ...choice,
    key: /^notificationSettings$/,
    fields: ['off', 'unshown', 'heard', 'quietFrom', 'quietTo'],
    reason: 'Notification settings of the person',
  },
  {
    ...tab,
    key: /^unsentSettings$/,
    phases: everywhere,
    reason: 'Settings that could not be saved before the session ended, for the same person at the next sign-in',
  },
  { ...choice, key: /^unsentSettings$/, reason: 'Settings that are not yet with the account' },
  { ...choice, key: /^unlisted$/, fields: ['count', 'at'], reason: 'How many rows of a bulk file wait in another tab' },
  { ...choice, key: /^warned$/, fields: ['checked'], reason: 'Ends of own access that were warned of, without names' },
  { ...choice, key: /^ds\.(theme|density|motion)$/, reason: 'Looks, needed before the first paint' },
  {
    ...tab,
    key: /^recoveryLink$/,
    fields: ['token', 'id'],
    phases: ['signed in', 'signed out'],
    reason: 'An opened recovery link, until it is used: a reload must not lose it',
  },
  {
    ...tab,
    key: /^draft\.[\da-f-]{36}\.unanswered\./,
    phases: everywhere,
    reason: 'Idempotency key of a payment without an answer: without it the same person could pay twice',
  },
  {
    ...tab,
    key: /^draft\.[\da-f-]{36}\.(?!unanswered\.)/,
    phases: ['signed in', 'session ended'],
    reason: 'A half-written form, for the same person after a reload or a session that ended',
  },
  {
    ...tab,
    key: /^chunk\.reloadedAt$/,
    phases: everywhere,
    reason: 'Guard against reloading in a circle after a release',
  },
];

/** All storage of a browser for one origin. */
export interface Stored {
  localStorage: Record<string, string>;
  sessionStorage: Record<string, string>;
  databases: readonly string[];
  caches: readonly string[];
  cookies: readonly string[];
}

const fieldsOf = (text: string): string[] => {
  const value = JSON.parse(text) as { value?: object };
  return Object.keys(value.value ?? value);
};

/** Lists stored entries that are not allowed in a phase. */
export function strayStorage(stored: Stored, phase: Phase): string[] {
  const strays = [
    ...stored.databases.map((name) => `IndexedDB ${name}`),
    ...stored.caches.map((name) => `Cache Storage ${name}`),
    ...stored.cookies.map((name) => `cookie ${name}`),
  ];
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const [key, text] of Object.entries(stored[area])) {
      const row = allowedStorage.find((one) => one.area === area && one.key.test(key) && one.phases.includes(phase));
      if (!row) strays.push(`${area} ${key}`);
      const { fields } = row ?? {};
      if (fields)
        strays.push(...fieldsOf(text).flatMap((name) => (fields.includes(name) ? [] : [`${area} ${key}.${name}`])));
    }
  }
  return strays;
}
