import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

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

// A limit that fails only when a thing is wrong: actions wait a second before they are sent, and machines that test are busy.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
