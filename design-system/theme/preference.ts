import { densities, themes, type Density, type Theme } from '../tokens/generated/tokens.ts';

/** Keys in local storage, shared with `public/theme.js`; a test compares them. */
export const storageKeys = { theme: 'ds.theme', density: 'ds.density' } as const;

export type ThemeChoice = Theme | 'system';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const read = <T extends string>(key: string, allowed: readonly T[]): T | undefined => {
  try {
    const stored = localStorage.getItem(key);
    return allowed.find((value) => value === stored);
  } catch {
    // Storage may be blocked (private mode, cookies off); then the system preference applies.
    return undefined;
  }
};

export const write = (key: string, value: string | undefined) => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See read.
  }
};

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

export const systemTheme = (): Theme => {
  if (matches('(prefers-contrast: more)')) return 'contrast';
  return matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
};

export const themeChoice = (): ThemeChoice => read(storageKeys.theme, themes) ?? 'system';

let pageDensity: Density = 'comfortable';

export const densityChoice = (): Density => read(storageKeys.density, densities) ?? pageDensity;

const resolve = (choice: ThemeChoice): Theme => (choice === 'system' ? systemTheme() : choice);

/** A host that shows another theme than ours decides about its page itself. */
let hostDecides = false;

/** Keeps the theme that the host page has set, unless the user has chosen one. */
export function adoptPage(root: HTMLElement = document.documentElement) {
  const shown = root.dataset['theme'];
  hostDecides = shown !== undefined && themeChoice() === 'system' && shown !== systemTheme();
  if (!hostDecides) applyPreference(root);
}

export const shownTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? resolve(themeChoice());

function applyPreference(root: HTMLElement = document.documentElement) {
  root.dataset['theme'] = resolve(themeChoice());
  root.dataset['density'] = densityChoice();
}

export function setPageDensity(density: Density = 'comfortable') {
  pageDensity = density;
  document.documentElement.dataset['density'] = densityChoice();
  tell();
}

export function chooseTheme(choice: ThemeChoice) {
  hostDecides = false;
  write(storageKeys.theme, choice === 'system' ? undefined : choice);
  applyPreference();
  tell();
}

export function chooseDensity(density: Density) {
  write(storageKeys.density, density);
  applyPreference();
  tell();
}

export function watchPreference(listener: () => void): () => void {
  listeners.add(listener);
  const changed = () => {
    if (!hostDecides) applyPreference();
    listener();
  };
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].flatMap((query) =>
    typeof matchMedia === 'function' ? [matchMedia(query)] : [],
  );
  queries.forEach((query) => query.addEventListener('change', changed));
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    queries.forEach((query) => query.removeEventListener('change', changed));
    window.removeEventListener('storage', changed);
  };
}
