import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { useEarlyEffect } from '../internal/dom/useEarlyEffect.ts';
import { GlobalStyle, PartStyle } from './GlobalStyle.ts';
import type { Density } from '../tokens/generated/tokens.ts';
import { BrandDefaults } from './BrandDefaults.tsx';
import type { CreatedTheme } from './createTheme.ts';
import {
  adoptPage,
  demandDensity,
  demandTheme,
  densityChoice,
  themeChoice,
  watchPreference,
  type ThemeChoice,
} from './preference.ts';

export interface ThemeProviderProps {
  children: ReactNode;
  /** Theme of the page, controlled by the caller: a stored preference applies again without it. */
  theme?: ThemeChoice | undefined;
  /** Called when a theme is chosen by `chooseTheme` while `theme` is set. Nothing is stored then: pass it as the next `theme`. */
  onThemeChange?: ((choice: ThemeChoice) => void) | undefined;
  /** Brand of the page, from `createTheme`. */
  brand?: CreatedTheme | undefined;
  /** Styles of the document element and of bare elements. False where the host has its own: only parts are reset. Default: true. */
  globalStyle?: boolean | undefined;
}

// A style sheet rather than attributes: strict policies block the `style` attributes that a server writes.
const BrandStyle = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`;

/** Theme of the whole page; `ThemeRegion` is for a part of it. */
export function ThemeProvider({ children, theme, onThemeChange, brand, globalStyle = true }: ThemeProviderProps) {
  const density = brand?.density;
  useEarlyEffect(() => (density ? demandDensity(density) : undefined), [density]);
  const latest = useRef(onThemeChange);
  useEarlyEffect(() => void (latest.current = onThemeChange));
  const isHandled = onThemeChange !== undefined;
  useEarlyEffect(() => {
    if (!theme) return adoptPage();
    return demandTheme(theme, isHandled ? (choice) => latest.current?.(choice) : undefined);
  }, [theme, isHandled]);
  useEffect(() => watchPreference(() => {}), []);
  return (
    <>
      {globalStyle ? <GlobalStyle /> : <PartStyle />}
      {brand && <BrandStyle $css={brand.css()} />}
      <BrandDefaults brand={brand}>{children}</BrandDefaults>
    </>
  );
}

/** Theme that a provider controls, or the stored choice; `system` on a server and where nothing is stored. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(watchPreference, themeChoice, () => 'system');

/** Stored density, or that of the brand; `comfortable` on a server and where there is none. */
export const useDensityChoice = (): Density =>
  useSyncExternalStore(watchPreference, densityChoice, () => 'comfortable');
