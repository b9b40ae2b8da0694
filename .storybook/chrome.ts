import { create, type ThemeVars } from 'storybook/theming';
import type { Look } from './look.ts';

/** Font of the frame until a page shows a brand. */
export const fontBase = '"Inter Variable", system-ui, sans-serif';

/** Tokens that Storybook's own pages and frame are drawn with. */
const tokenOf = {
  appBg: '--ds-surface-sunken',
  appContentBg: '--ds-surface-page',
  appPreviewBg: '--ds-surface-page',
  appBorderColor: '--ds-edge-subtle',
  barBg: '--ds-surface-raised',
  barHoverColor: '--ds-accent-text',
  barSelectedColor: '--ds-accent-text',
  barTextColor: '--ds-text-muted',
  colorSecondary: '--ds-accent-text',
  inputBg: '--ds-surface-raised',
  inputBorder: '--ds-edge-control',
  inputTextColor: '--ds-text-strong',
  textColor: '--ds-text-strong',
  textMutedColor: '--ds-text-muted',
  fontBase: '--ds-type-font-sans',
} as const;

const made = new Map<string, ThemeVars>();

/** Storybook's own theme in the colours of the look that this page shows. */
export function chromeOf({ theme, brand }: Look): ThemeVars {
  const style = getComputedStyle(document.documentElement);
  // A brand made in Storybook has its colours a moment later.
  const values = Object.entries(tokenOf).map(([part, token]) => [part, style.getPropertyValue(token).trim()]);
  const key = JSON.stringify([theme, brand, values]);
  const known = made.get(key);
  if (known) return known;
  const chrome = create({ base: theme === 'dark' ? 'dark' : 'light', ...Object.fromEntries(values) });
  made.set(key, chrome);
  return chrome;
}

/** Event with the theme for the frame around the preview. */
export const chromeChanged = 'design-system/chrome-changed';
