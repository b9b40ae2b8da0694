import { vi } from 'vitest';
import { cards, crowded, narrow, phone } from '#src/pages/shared/windows.ts';

/** Until `vi.unstubAllGlobals()`. */
function matchOnly(...wanted: readonly string[]) {
  const match = (query: string) => ({
    matches: wanted.includes(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('matchMedia', match);
}

/** A window wide enough for the pane beside a list. */
export const widenWindow = () => matchOnly('(min-width: 75rem)');

/** Greatest window in which the rows of a table are cards before the table is measured. */
const tableCards = '(max-width: 40rem)';

/** The window of a phone. */
export const narrowWindow = () => matchOnly(phone, cards, crowded, narrow, tableCards);
