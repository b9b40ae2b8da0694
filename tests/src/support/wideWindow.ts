import { vi } from 'vitest';

/** Until `vi.unstubAllGlobals()`. */
function matchOnly(wanted: string) {
  const match = (query: string) => ({
    matches: query === wanted,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('matchMedia', match);
}

/** A window wide enough for the pane beside a list. */
export const widenWindow = () => matchOnly('(min-width: 75rem)');

/** The window of a phone. */
export const narrowWindow = () => matchOnly('(max-width: 47.99rem)');
