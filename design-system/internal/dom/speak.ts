/** Screen readers skip a text that arrives together with its live region. */
const settleMs = 100;
const spokenMs = 1000;

/** Announces a text once, in a region that no open dialog hides. */
export function speak(text: string, urgent: boolean): void {
  const region = document.createElement('div');
  region.role = 'status';
  region.ariaLive = urgent ? 'assertive' : 'polite';
  region.style.cssText =
    'position: fixed; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap';
  document.body.append(region);
  setTimeout(() => region.append(text), settleMs);
  setTimeout(() => region.remove(), settleMs + spokenMs);
}
