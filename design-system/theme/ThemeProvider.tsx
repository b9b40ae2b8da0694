import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle.ts';
import type { Density } from '../tokens/generated/tokens.ts';
import { applyPreference, densityChoice, themeChoice, watchPreference, type ThemeChoice } from './preference.ts';

export interface ThemeProviderProps {
  children: ReactNode;
}

export function ThemeProvider({ children }: ThemeProviderProps) {
  useEffect(() => {
    applyPreference();
    return watchPreference(() => {});
  }, []);
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}

// A server knows no stored choice; the page shows the browser's after it has taken over.
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(watchPreference, themeChoice, () => 'system');

export const useDensityChoice = (): Density =>
  useSyncExternalStore(watchPreference, densityChoice, () => 'comfortable');
