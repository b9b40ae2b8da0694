import { slots } from '#contract/roles.ts';
import type { Slot } from '#contract/types.ts';
import { storageKeys } from '../../config/constants.ts';
import { createStore } from '../machine/registry.ts';
import { session } from './session.ts';

const numberStyles = ['point', 'comma', 'space', 'spaceComma'] as const;

export interface Preferences {
  /** Slot chosen last. Valid only while granted. */
  mode: Slot | undefined;
  /** BCP 47 tag; empty for the browser's language. */
  locale: string;
  /** IANA name; empty for the device's time zone. */
  timeZone: string;
  numberStyle: (typeof numberStyles)[number] | '';
  stepsDone: boolean;
}

export const initialPreferences = (): Preferences => ({
  mode: undefined,
  locale: '',
  timeZone: '',
  numberStyle: '',
  stepsDone: false,
});
export const preferences = createStore(initialPreferences, {
  persist: {
    key: storageKeys.preferences,
    scope: 'person',
    accept: (value) => storedPreferences(value),
    // Storage is empty without a session. A proxy cannot be stored.
    toStored: (all) => (session.token === '' ? undefined : { ...all }),
  },
});

export const endFirstSteps = () => {
  preferences.stepsDone = true;
};

const asNumberStyle = (value: unknown) => numberStyles.find((style) => style === value) ?? '';

export const chooseNumberStyle = (style: string) => {
  preferences.numberStyle = asNumberStyle(style);
};

export function chooseFormats(chosen: Partial<Pick<Preferences, 'locale' | 'timeZone'>>) {
  if (chosen.locale !== undefined && isLocale(chosen.locale)) preferences.locale = chosen.locale;
  if (chosen.timeZone !== undefined && isTimeZone(chosen.timeZone)) preferences.timeZone = chosen.timeZone;
}

const holds = (make: () => unknown) => {
  try {
    make();
    return true;
  } catch {
    return false;
  }
};
const isLocale = (value: unknown): value is string =>
  typeof value === 'string' && (value === '' || holds(() => new Intl.NumberFormat(value)));
const isTimeZone = (value: unknown): value is string =>
  typeof value === 'string' && (value === '' || holds(() => new Intl.DateTimeFormat('en', { timeZone: value })));

export function storedPreferences(value: unknown): Partial<Preferences> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { mode, locale, timeZone, numberStyle, stepsDone } = value as Record<string, unknown>;
  return {
    mode: slots.find((slot) => slot === mode),
    locale: isLocale(locale) ? locale : '',
    timeZone: isTimeZone(timeZone) ? timeZone : '',
    numberStyle: asNumberStyle(numberStyle),
    stepsDone: stepsDone === true,
  };
}
