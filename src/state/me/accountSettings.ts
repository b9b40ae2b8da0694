// Keeps settings with the account, because a browser forgets them at sign-out.
import type { UserEdit } from '#contract/types.ts';
import { storageKeys } from '../../config/constants.ts';
import { onReset } from '../machine/registry.ts';
import { parseStored, readStored, readTab, writeStored, writeTab } from '../machine/storage.ts';
import {
  initialNotificationSettings,
  notificationSettings,
  receiveNotificationSettings,
  storedNotificationSettings,
} from './notificationSettings.ts';
import { initialPreferences, preferences, storedPreferences } from './preferences.ts';
import { saveSettings } from './profile.ts';
import { session } from './session.ts';
import { beforeSignOut } from './signIn.ts';

export type Settings = NonNullable<UserEdit['settings']>;

/** Settings that another module applies, each with its first value as the default. */
export type Looks = Readonly<Record<string, { values: readonly string[]; choose: (value: never) => void }>>;

const { mode: _mode, ...initialFormats } = initialPreferences();
const initialSettings = { ...initialFormats, ...initialNotificationSettings() };

let current: Settings = {};
/** Settings that the account has. Undefined before they are loaded. */
let known: Settings | undefined;
let sending: Promise<void> | undefined;

onReset(() => {
  known = undefined;
  sending = undefined;
});

export const noteSettings = (settings: Settings) => {
  current = settings;
};

const pick = (all: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name))) as Settings;

const isUnsent = (name: string) => JSON.stringify(current[name]) !== JSON.stringify(known?.[name]);

type ByPerson = Record<string, Settings>;

const byPerson = (stored: unknown): ByPerson =>
  typeof stored === 'object' && !Array.isArray(stored) ? { ...(stored as ByPerson) } : {};

/** A choice made after a reload is newer than the stored one. A tab keeps the values of a session that ended. */
function unsentBefore(): Settings {
  const { [session.userId]: stored = {} } = byPerson(parseStored(readStored(storageKeys.unsentSettings)));
  const { [session.userId]: kept } = byPerson(readTab(storageKeys.unsentSettings));
  return { ...kept, ...pick(current, (name) => name in stored) };
}

const orNothing = (all: ByPerson) => (Object.keys(all).length > 0 ? all : undefined);

function storeUnsent(userId: string, settings: Settings) {
  const { [userId]: _sent, ...others } = byPerson(readTab(storageKeys.unsentSettings));
  writeTab(storageKeys.unsentSettings, orNothing(others));
  const isNone = Object.keys(settings).length === 0;
  writeStored(storageKeys.unsentSettings, isNone ? undefined : JSON.stringify({ [userId]: settings }));
}

function readSettings(stored: Settings, looks: Looks): Settings {
  const all = { ...initialSettings, ...stored };
  return {
    ...pick({ ...storedPreferences(all), ...storedNotificationSettings(all) }, (name) => name in stored),
    ...pick(stored, (name) => looks[name]?.values.some((value) => value === stored[name]) ?? false),
  };
}

function apply(stored: Settings, looks: Looks) {
  for (const [name, { choose }] of Object.entries(looks))
    if (name in stored && stored[name] !== current[name]) choose(stored[name] as never);
  Object.assign(preferences, storedPreferences({ ...preferences, ...stored }));
  receiveNotificationSettings({ ...notificationSettings, ...stored });
  Object.assign(current, stored);
}

/** An unsent choice is newer than the account's. */
export function receiveSettings(stored: Settings, looks: Looks) {
  const kept = known ? pick(current, isUnsent) : readSettings(unsentBefore(), looks);
  const settings = readSettings(stored, looks);
  const defaults = Object.entries(looks).map(([name, { values }]) => [name, values[0]]);
  known = Object.assign(known ?? { ...initialSettings, ...Object.fromEntries(defaults) }, settings);
  apply({ ...settings, ...kept }, looks);
}

function unsent(): Settings {
  const settings = pick(current, isUnsent);
  storeUnsent(session.userId, settings);
  return settings;
}

/** Goes with quiet hours, so that the server can hold mail back without a time zone in the formats. */
const zoneOf = (sent: Settings): Settings =>
  'quietFrom' in sent || 'quietTo' in sent ? { quietZone: new Intl.DateTimeFormat().resolvedOptions().timeZone } : {};

async function sendAll(account: Settings, first: Settings) {
  let settings = first;
  while (Object.keys(settings).length > 0) {
    const sent = settings;
    const { ok } = await saveSettings({ ...sent, ...zoneOf(sent) });
    if (known !== account) return;
    if (ok) Object.assign(account, sent);
    settings = unsent();
    if (!ok && JSON.stringify(settings) === JSON.stringify(sent)) return;
  }
}

/** Sends one change at a time, because a later request may arrive first. */
export async function sendSettings() {
  if (!known) return;
  const settings = unsent();
  if (!sending) {
    const started = sendAll(known, settings).finally(() => {
      // A save that outlives its session does not end the next one's.
      if (sending === started) sending = undefined;
    });
    sending = started;
  }
  await sending;
}

beforeSignOut(sendSettings);
