import {
  chooseDensity,
  chooseMotion,
  chooseTheme,
  useDensityChoice,
  useMotionChoice,
  useThemeChoice,
} from '#design-system';
import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { UserEdit } from '#contract/types.ts';
import { storageKeys } from '../../config/constants.ts';
import { onReset } from '../../state/machine/registry.ts';
import { parseStored, readStored, writeStored } from '../../state/machine/storage.ts';
import { useMe } from '../../state/me/me.ts';
import {
  initialNotificationSettings,
  notificationSettings,
  receiveNotificationSettings,
  storedNotificationSettings,
} from '../../state/me/notificationSettings.ts';
import { initialPreferences, preferences, storedPreferences } from '../../state/me/preferences.ts';
import { saveSettings } from '../../state/me/profile.ts';

type Settings = NonNullable<UserEdit['settings']>;

const looks = {
  theme: { values: ['system', 'light', 'dark', 'contrast'], choose: chooseTheme },
  density: { values: ['comfortable', 'compact'], choose: chooseDensity },
  motion: { values: ['system', 'reduced'], choose: chooseMotion },
} as const;
const lookNames = Object.keys(looks) as (keyof typeof looks)[];

const { mode: _mode, ...initialFormats } = initialPreferences();
const defaults = {
  theme: 'system',
  density: 'comfortable',
  motion: 'system',
  ...initialFormats,
  ...initialNotificationSettings(),
};

function useSettings(): Settings {
  const { locale, timeZone, numberStyle, stepsDone } = useSnapshot(preferences);
  const { off, unshown, heard, quietFrom, quietTo } = useSnapshot(notificationSettings);
  const [theme, density, motion] = [useThemeChoice(), useDensityChoice(), useMotionChoice()];
  const shown = { theme, density, motion, locale, timeZone, numberStyle, stepsDone };
  return { ...shown, off: [...off], unshown: [...unshown], heard: [...heard], quietFrom, quietTo };
}

let current: Settings = {};
/** Settings that the account has. Undefined before they are loaded. */
let known: Settings | undefined;
let sending = false;

onReset(() => {
  known = undefined;
});

const pick = (all: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name))) as Settings;

const isUnsent = (name: string) => JSON.stringify(current[name]) !== JSON.stringify(known?.[name]);

/** Names of unsent settings outlive a reload. */
function unsentBefore(): string[] {
  const names = parseStored(readStored(storageKeys.unsentSettings));
  return Array.isArray(names) ? names : [];
}

/** Drops the values that this browser does not know. */
function readSettings(stored: Settings): Settings {
  const all = { ...defaults, ...stored };
  const names = lookNames.filter((name) => looks[name].values.some((value) => value === stored[name]));
  return {
    ...pick({ ...storedPreferences(all), ...storedNotificationSettings(all) }, (name) => name in stored),
    ...pick(stored, (name) => names.some((each) => each === name)),
  };
}

function apply(stored: Settings) {
  for (const name of lookNames) {
    if (name in stored && stored[name] !== current[name])
      (looks[name].choose as (value: unknown) => void)(stored[name]);
  }
  Object.assign(preferences, storedPreferences({ ...preferences, ...stored }));
  receiveNotificationSettings({ ...notificationSettings, ...stored });
  Object.assign(current, stored);
}

/** An unsent choice is newer than the account's. */
function receive(stored: Settings) {
  const kept = known ? Object.keys(current).filter((name) => isUnsent(name)) : unsentBefore();
  const settings = readSettings(stored);
  known = Object.assign(known ?? { ...defaults }, settings);
  apply(pick(settings, (name) => !kept.includes(name)));
}

function unsent(): Settings {
  const settings = pick(current, isUnsent);
  const names = Object.keys(settings);
  writeStored(storageKeys.unsentSettings, names.length > 0 ? JSON.stringify(names) : undefined);
  return settings;
}

/** Sends one change at a time, because a later request may arrive first. */
async function sendChanges() {
  const account = known;
  if (!account) return;
  let settings = unsent();
  if (sending) return;
  sending = true;
  while (Object.keys(settings).length > 0) {
    const sent = settings;
    const { ok } = await saveSettings(sent);
    if (known !== account) break;
    if (ok) Object.assign(account, sent);
    settings = unsent();
    if (!ok && JSON.stringify(settings) === JSON.stringify(sent)) break;
  }
  sending = false;
}

/** Keeps the settings with the account, because a browser forgets them at sign-out. */
export function AccountSettings() {
  const user = useMe();
  const settings = useSettings();
  const stored = user && JSON.stringify(user.settings ?? {});
  // Before the first paint with the person: a stored theme must not appear late.
  useLayoutEffect(() => {
    current = settings;
  });
  useLayoutEffect(() => {
    if (stored !== undefined) receive(JSON.parse(stored) as Settings);
  }, [stored]);
  const text = JSON.stringify(settings);
  useEffect(() => {
    if (user && text) void sendChanges();
  }, [user, text]);
  useEffect(() => {
    const retry = () => void sendChanges();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return null;
}
