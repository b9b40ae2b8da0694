/* Generated from design-system/tokens/source by `npm run tokens`. Do not edit. */

export const accentScale = {
  25: '#f5f9ff',
  50: '#ebf2ff',
  100: '#dbe8ff',
  200: '#bcd4ff',
  300: '#94bbff',
  400: '#6ea8ff',
  500: '#3f86ff',
  600: '#005aff',
  650: '#0053eb',
  700: '#004cd9',
  800: '#003fb3',
  850: '#0a3483',
  875: '#0d2e6f',
  900: '#10275a',
  950: '#0d1b3a',
} as const;

export const radiusScale = {
  large: '0.625rem',
  medium: '0.375rem',
  small: '0.25rem',
  xlarge: '0.875rem',
} as const;

export const onAccentFill = '#fff';

export type AccentStep = keyof typeof accentScale;
