import {
  chooseDensity,
  chooseMotion,
  chooseTheme,
  useDensityChoice,
  useMotionChoice,
  useThemeChoice,
} from '#design-system';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useMe } from '../../state/me/me.ts';
import { notificationSettings, receiveNotificationSettings } from '../../state/me/notificationSettings.ts';
import { preferences, storedPreferences } from '../../state/me/preferences.ts';
import { saveSettings } from '../../state/me/profile.ts';

const saveAfterMs = 500;

const looks = {
  theme: { values: ['system', 'light', 'dark', 'contrast'], choose: chooseTheme },
  density: { values: ['comfortable', 'compact'], choose: chooseDensity },
  motion: { values: ['system', 'reduced'], choose: chooseMotion },
} as const;
type Look = keyof typeof looks;

function useSettings() {
  const { locale, timeZone, numberStyle, stepsDone } = useSnapshot(preferences);
  const { off, unshown, heard, quietFrom, quietTo } = useSnapshot(notificationSettings);
  const [theme, density, motion] = [useThemeChoice(), useDensityChoice(), useMotionChoice()];
  const shown = { theme, density, motion, locale, timeZone, numberStyle, stepsDone };
  return { ...shown, off: [...off], unshown: [...unshown], heard: [...heard], quietFrom, quietTo };
}
type Settings = ReturnType<typeof useSettings>;

const usual: Settings = {
  theme: 'system',
  density: 'comfortable',
  motion: 'system',
  locale: '',
  timeZone: '',
  numberStyle: '',
  stepsDone: false,
  off: [],
  unshown: [],
  heard: [],
  quietFrom: '',
  quietTo: '',
};

function applyLook(name: Look, wanted: unknown, now: string) {
  const { values, choose } = looks[name];
  const value = values.find((each) => each === wanted);
  if (value !== undefined && value !== now) (choose as (value: string) => void)(value);
}

function apply(stored: Readonly<Record<string, unknown>>, now: Settings) {
  for (const name of Object.keys(looks) as Look[]) applyLook(name, stored[name], now[name]);
  Object.assign(preferences, storedPreferences({ ...preferences, ...stored }));
  receiveNotificationSettings(stored);
}

/** Keeps the settings with the account, because a browser forgets them at sign-out. */
export function AccountSettings() {
  const user = useMe();
  const settings = useSettings();
  const text = JSON.stringify(settings);
  const stored = user && JSON.stringify(user.settings ?? {});
  const saved = useRef<string>(undefined);
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  useEffect(() => {
    if (stored === undefined) return;
    const own = JSON.parse(stored) as Record<string, unknown>;
    const all: Record<string, unknown> = { ...usual, ...own };
    if (stored !== '{}') apply(all, latest.current);
    saved.current = JSON.stringify(Object.fromEntries(Object.keys(usual).map((name) => [name, all[name]])));
  }, [stored]);
  useEffect(() => {
    if (stored === undefined || saved.current === undefined || saved.current === text) return undefined;
    const save = async () => {
      const { ok } = await saveSettings(JSON.parse(text) as Settings);
      if (ok) saved.current = text;
    };
    const timer = setTimeout(() => void save(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [text, stored]);
  return null;
}
