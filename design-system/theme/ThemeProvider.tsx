import '../tokens/generated/tokens.css';
import './inter.css';
import './motion.css';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle.ts';
import { applyPreference, densityChoice, themeChoice, watchPreference } from './preference.ts';

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

export const useThemeChoice = () => useSyncExternalStore(watchPreference, themeChoice);

export const useDensityChoice = () => useSyncExternalStore(watchPreference, densityChoice);
