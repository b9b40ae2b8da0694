import '../tokens/generated/tokens.css';
import './inter.css';
import './motion.css';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle.ts';
import { applyPreference, densityChoice, themeChoice, watchPreference } from './preference.ts';

export interface ThemeProviderProps {
  children: ReactNode;
}

/** Applies the base styles and keeps data-theme and data-density on <html> in line with the preference. */
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

/** Stored theme, or 'system'. For a theme switch; styles need no hook. */
export const useThemeChoice = () => useSyncExternalStore(watchPreference, themeChoice);

/** Stored density. For a density switch; styles need no hook. */
export const useDensityChoice = () => useSyncExternalStore(watchPreference, densityChoice);
