import { vi } from 'vitest';

/** A window wide enough for the pane beside a list. `vi.unstubAllGlobals()` ends it. */
export function widenWindow() {
  const match = (query: string) => ({
    matches: query === '(min-width: 75rem)',
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('matchMedia', match);
}
