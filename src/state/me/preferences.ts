import { slots } from '#contract/roles.ts';
import type { Slot } from '#contract/types.ts';
import { storageKeys } from '../../config/constants.ts';
import { createStore } from '../machine/registry.ts';
import { session } from './session.ts';

/** How the marks in numbers are chosen; the design system knows them by the same names. */
export const numberStyles = ['point', 'comma', 'space', 'spaceComma'] as const;

export interface Preferences {
  /** The slot last chosen; it counts only while it is granted. */
  mode: Slot | undefined;
  /** How the marketplace is drawn. */
  listView: 'cards' | 'table';
  /** Language tag in which dates and numbers are written; empty for the browser's own. */
  locale: string;
  /** Time zone in which moments are shown; empty for the device's own. */
  timeZone: string;
  /** The marks in numbers; empty for those of the language. */
  numberStyle: (typeof numberStyles)[number] | '';
  /** Whether the first steps are all done; they are not asked for again. */
  stepsDone: boolean;
}

export const initialPreferences = (): Preferences => ({
  mode: undefined,
  listView: 'cards',
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
    // Kept only for somebody: after sign-out storage is empty. A copy, since a proxy cannot be stored.
    keep: (all) => (session.token === '' ? undefined : { ...all }),
  },
});

export const chooseListView = (view: Preferences['listView']) => {
  preferences.listView = view;
};

export const endFirstSteps = () => {
  preferences.stepsDone = true;
};

const asNumberStyle = (value: unknown) => numberStyles.find((style) => style === value) ?? '';

export const chooseNumberStyle = (style: string) => {
  preferences.numberStyle = asNumberStyle(style);
};

/** Chooses how dates and numbers are written; what the browser does not know is ignored. */
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

/** The preferences in a stored value; what is damaged or unknown is left out. */
export function storedPreferences(value: unknown): Partial<Preferences> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { mode, listView, locale, timeZone, numberStyle, stepsDone } = value as Record<string, unknown>;
  return {
    mode: slots.find((slot) => slot === mode),
    listView: listView === 'table' ? 'table' : 'cards',
    locale: isLocale(locale) ? locale : '',
    timeZone: isTimeZone(timeZone) ? timeZone : '',
    numberStyle: asNumberStyle(numberStyle),
    stepsDone: stepsDone === true,
  };
}
