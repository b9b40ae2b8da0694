// Keyboard-only input. A control counts as reached when it has visible focus.
import type { ElementHandle, Locator, Page } from '@playwright/test';

const maxPresses = 150;
/** Key presses between two checks of the focus. */
const burst = 5;

interface Held {
  releaseKey?: () => void;
}

/** Ignores the key while the control shows its focus. */
const holdFocus = (control: ElementHandle<Element>, key: string) =>
  control.evaluate((element: Element, name) => {
    const hold = (event: KeyboardEvent) => {
      if (event.key !== name || element !== document.activeElement || !element.matches(':focus-visible')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    (window as Held).releaseKey?.();
    addEventListener('keydown', hold, true);
    (window as Held).releaseKey = () => removeEventListener('keydown', hold, true);
  }, key);

const focusOf = (control: ElementHandle<Element>) =>
  control.evaluate((element: Element) => {
    if (!element.isConnected) return 'gone';
    return element === document.activeElement && element.matches(':focus-visible') ? 'shown' : 'elsewhere';
  });

/** Presses a key until the control has visible focus. */
export async function keyTo(page: Page, control: Locator, key = 'Tab') {
  let element: ElementHandle<Element> | null = null;
  for (let presses = 0; presses <= maxPresses; presses += burst) {
    let focus = element ? await focusOf(element) : 'gone';
    if (focus === 'gone') {
      await control.waitFor();
      element = await control.elementHandle();
      if (element) {
        await holdFocus(element, key.replace('Shift+', ''));
        focus = await focusOf(element);
      }
    }
    if (focus === 'shown') {
      await page.evaluate(() => (window as Held).releaseKey?.());
      return;
    }
    for (let count = 0; count < burst; count += 1) await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${String(control)}`);
}

/** Moves the focus to a control and presses Enter. */
export async function press(page: Page, control: Locator, key?: string) {
  await keyTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field and replaces its value. */
export async function write(page: Page, field: Locator, text: string) {
  await keyTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
