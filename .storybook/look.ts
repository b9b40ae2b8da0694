import brandCss from 'virtual:brand-css';
import type { createTheme } from '../design-system/theme/createTheme.ts';
import { defaultBrand } from './brands.ts';
import { outer } from './framed.ts';
import { optionsOf, ownBrandOf } from './ownBrand.ts';

export interface Look {
  brand: string;
  theme: string;
  density: string;
  direction: string;
}

export const standardLook: Look = { brand: defaultBrand, theme: 'light', density: 'comfortable', direction: 'ltr' };

let wanted: Look | undefined;
const brandStyle = document.createElement('style');
const listeners = new Set<(look: Look) => void>();
/** Style sheets of brands made in Storybook. */
const ownCss = new Map<string, string>();

async function loadOwn(brand: string) {
  const own = ownBrandOf(brand);
  if (!own || ownCss.has(brand)) return;
  const address = new URL(import.meta.env.THEME_SCRIPT, document.baseURI).href;
  const script = (await import(/* @vite-ignore */ address)) as { createTheme: typeof createTheme };
  ownCss.set(brand, script.createTheme(optionsOf(own)).css());
  if (wanted?.brand !== brand) return;
  delete document.documentElement.dataset['brand'];
  show({});
}

function apply() {
  if (!wanted) return;
  const root = document.documentElement;
  root.dataset['theme'] = wanted.theme;
  root.dataset['density'] = wanted.density;
  root.dir = wanted.direction;
  if (root.dataset['brand'] === wanted.brand) return;
  root.dataset['brand'] = wanted.brand;
  brandStyle.textContent = brandCss[wanted.brand] ?? ownCss.get(wanted.brand) ?? '';
  document.head.append(brandStyle);
}

/** Applies the given settings to <html> until the next call. */
export function show(look: Partial<Look>) {
  wanted = { ...standardLook, ...wanted, ...look };
  apply();
  for (const listener of listeners) listener(wanted);
  if (!(wanted.brand in brandCss)) void loadOwn(wanted.brand);
}

/** The settings that this page shows. */
export const shownLook = (): Look => wanted ?? standardLook;

/** Address of a story alone in a page, in the look of this page. */
export function aloneAddress(story: string): string {
  const shown = shownLook();
  // The toolbar brings settings of Storybook's own, some of which are objects.
  const look = (Object.keys(standardLook) as (keyof Look)[]).map((name) => `${name}:${shown[name]}`);
  return `iframe.html?id=${story}&viewMode=story&globals=${look.join(';')}`;
}

export function onLook(listener: (look: Look) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the settings of `show` over the system preference. Returns a cleanup function. */
export function keepLook(): () => void {
  // ThemeProvider writes the system preference in a later effect; the observer restores the chosen settings.
  const observer = new MutationObserver(() => {
    const { theme, density } = document.documentElement.dataset;
    if (theme !== wanted?.theme || density !== wanted?.density) apply();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-density'] });
  return () => observer.disconnect();
}

/** Applies the look of the page around, now and whenever it changes; undefined when there is none. */
export function followOuter(): (() => void) | undefined {
  const page = outer;
  if (!page) return undefined;
  const follow = () => {
    const { brand = defaultBrand, theme = 'light', density = 'comfortable' } = page.dataset;
    show({ brand, theme, density, direction: page.dir });
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(page, { attributeFilter: ['data-brand', 'data-theme', 'data-density', 'dir'] });
  return () => observer.disconnect();
}
