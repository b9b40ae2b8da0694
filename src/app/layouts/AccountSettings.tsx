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
import { noteSettings, receiveSettings, sendSettings, type Settings } from '../../state/me/accountSettings.ts';
import { useMe } from '../../state/me/me.ts';
import { notificationSettings } from '../../state/me/notificationSettings.ts';
import { preferences } from '../../state/me/preferences.ts';

const looks = {
  theme: { values: ['system', 'light', 'dark', 'contrast'], choose: chooseTheme },
  density: { values: ['comfortable', 'compact'], choose: chooseDensity },
  motion: { values: ['system', 'reduced'], choose: chooseMotion },
} as const;

function useSettings(): Settings {
  const { locale, timeZone, numberStyle, stepsDone } = useSnapshot(preferences);
  const { off, unshown, heard, quietFrom, quietTo } = useSnapshot(notificationSettings);
  const [theme, density, motion] = [useThemeChoice(), useDensityChoice(), useMotionChoice()];
  const shown = { theme, density, motion, locale, timeZone, numberStyle, stepsDone };
  return { ...shown, off: [...off], unshown: [...unshown], heard: [...heard], quietFrom, quietTo };
}

export function AccountSettings() {
  const user = useMe();
  const settings = useSettings();
  const stored = user && JSON.stringify(user.settings ?? {});
  // Runs before the first paint with the person, so that a stored theme does not appear late.
  useLayoutEffect(() => {
    noteSettings(settings);
  });
  useLayoutEffect(() => {
    if (stored !== undefined) receiveSettings(JSON.parse(stored) as Settings, looks);
  }, [stored]);
  const text = JSON.stringify(settings);
  useEffect(() => {
    if (user && text) void sendSettings();
  }, [user, text]);
  useEffect(() => {
    const retry = () => void sendSettings();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return null;
}
