import '../tokens/generated/tokens.css';
import './inter.css';
import './motion.css';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle.ts';
import { applyPreference, densityChoice, themeChoice, watchPreference } from './preference.ts';

export interface ThemeProviderProps {
  children: ReactNode;
}

/** Gives the page its base styles and keeps data-theme and data-density on <html> true to the preference. */
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

/** The chosen theme, 'system' when none is stored. For a theme switch only: styles need no hook. */
export const useThemeChoice = () => useSyncExternalStore(watchPreference, themeChoice);

/** The chosen density. For a density switch only. */
export const useDensityChoice = () => useSyncExternalStore(watchPreference, densityChoice);
