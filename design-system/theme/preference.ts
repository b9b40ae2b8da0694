import { densities, themes, type Density, type Theme } from '../tokens/generated/tokens.ts';

/** Keys in local storage, shared with `public/theme.js`; a test compares them. */
export const storageKeys = { theme: 'ds.theme', density: 'ds.density', motion: 'ds.motion' } as const;

export type { Density };

export type ThemeChoice = Theme | 'system';

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export const readPreference = <T extends string>(key: string, allowed: readonly T[]): T | undefined => {
  try {
    const stored = localStorage.getItem(key);
    return allowed.find((value) => value === stored);
  } catch {
    // Storage may be blocked (private mode, cookies off); then the system preference applies.
    return undefined;
  }
};

export const writePreference = (key: string, value: string | undefined) => {
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

interface ThemeDemand {
  value: ThemeChoice;
  /** Takes the user's choice instead of the storage. */
  onChoose?: ((choice: ThemeChoice) => void) | undefined;
}

/** Values that mounted providers demand, oldest first; the newest applies. */
const demanded: { theme: ThemeDemand[]; density: { value: Density }[] } = { theme: [], density: [] };

export const themeChoice = (): ThemeChoice =>
  demanded.theme.at(-1)?.value ?? readPreference(storageKeys.theme, themes) ?? 'system';

export const densityChoice = (): Density =>
  readPreference(storageKeys.density, densities) ?? demanded.density.at(-1)?.value ?? 'comfortable';

const resolve = (choice: ThemeChoice): Theme => (choice === 'system' ? systemTheme() : choice);

/** The host, where it shows another theme than ours and nothing was chosen. */
let owner: 'host' | 'us' | undefined;
let themeBefore: string | undefined;
let uncontrolledCount = 0;

export function adoptPage(): () => void {
  const shown = demanded.theme.length > 0 ? themeBefore : document.documentElement.dataset['theme'];
  const isChosen = readPreference(storageKeys.theme, themes) !== undefined;
  owner = !isChosen && shown !== undefined && shown !== systemTheme() ? 'host' : 'us';
  uncontrolledCount += 1;
  applyPreference();
  return () => void (uncontrolledCount -= 1);
}

export const shownTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? resolve(themeChoice());

function applyPreference() {
  const { dataset } = document.documentElement;
  if (owner === 'us' || demanded.theme.length > 0) dataset['theme'] = resolve(themeChoice());
  dataset['density'] = densityChoice();
  if (readPreference(storageKeys.motion, ['reduced'])) dataset['motion'] = 'reduced';
}

/** Controls the theme of the page. Returns a cleanup, after which the page has its own theme again. */
export function demandTheme(value: ThemeChoice, onChoose?: ThemeDemand['onChoose']): () => void {
  const { dataset } = document.documentElement;
  const demand = { value, onChoose };
  const isOurs = owner === 'us' && dataset['theme'] === resolve(themeChoice());
  if (demanded.theme.length === 0) themeBefore = isOurs ? undefined : dataset['theme'];
  demanded.theme.push(demand);
  applyPreference();
  notify();
  return () => {
    demanded.theme.splice(demanded.theme.indexOf(demand), 1);
    const isChosen = readPreference(storageKeys.theme, themes) !== undefined;
    if (demanded.theme.length > 0 || (owner === 'us' && (uncontrolledCount > 0 || isChosen))) applyPreference();
    else if (themeBefore === undefined) delete dataset['theme'];
    else dataset['theme'] = themeBefore;
    notify();
  };
}

export function demandDensity(value: Density): () => void {
  const { dataset } = document.documentElement;
  const demand = { value };
  const apply = () => {
    dataset['density'] = densityChoice();
    notify();
  };
  demanded.density.push(demand);
  apply();
  return () => {
    demanded.density.splice(demanded.density.indexOf(demand), 1);
    apply();
  };
}

/** Sets the theme of the page and stores it for the next visit. `system` removes the stored choice. */
export function chooseTheme(choice: ThemeChoice) {
  const onChoose = demanded.theme.at(-1)?.onChoose;
  if (onChoose) {
    onChoose(choice);
    return;
  }
  owner = 'us';
  writePreference(storageKeys.theme, choice === 'system' ? undefined : choice);
  applyPreference();
  notify();
}

/** Sets the density of the page and stores it for the next visit. */
export function chooseDensity(density: Density) {
  writePreference(storageKeys.density, density);
  applyPreference();
  notify();
}

export function watchPreference(listener: () => void): () => void {
  listeners.add(listener);
  const changed = (event: Event) => {
    applyPreference();
    const { key } = event as StorageEvent;
    const isMotion = key === storageKeys.motion || key === null;
    if (isMotion && !readPreference(storageKeys.motion, ['reduced'])) delete document.documentElement.dataset['motion'];
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
