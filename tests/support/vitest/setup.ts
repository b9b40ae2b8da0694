import './leanReact.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { calmWaits } from './calmWaits.ts';
import { slowness } from '../slowness.ts';

calmWaits();

// As in production: otherwise jsdom parses all rules again for each new rule.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// jsdom lacks what Radix asks of a browser.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= Observer;
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  // jsdom hides every popover and cannot show one.
  showPopover(this: Element) {
    this.removeAttribute('popover');
  },
});

// A generous limit: actions wait a second before they are sent, and test machines are busy.
const { getElementError } = getConfig();
/** True while a wait tries its callback. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure({
  asyncUtilTimeout: 60_000 * slowness(),
  // Printing the page at each try of a wait takes longer than the try. A wait that ends prints it once.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
afterEach(cleanup);
