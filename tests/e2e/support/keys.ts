// The keyboard alone: a control counts as reached when it has focus and shows it.
import type { ElementHandle, Locator, Page } from '@playwright/test';

const focusOf = (control: ElementHandle<Element>) =>
  control.evaluate((element: Element) => {
    if (!element.isConnected) return 'gone';
    return element === document.activeElement && element.matches(':focus-visible') ? 'shown' : 'elsewhere';
  });

/** Presses a key until the control has focus, and shows it. */
export async function keyTo(page: Page, control: Locator, key = 'Tab') {
  await control.waitFor();
  // To find a role, Playwright reads the whole page: too much for each press.
  let element = await control.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    let focus = element ? await focusOf(element) : 'gone';
    if (focus === 'gone' || presses % 10 === 9) {
      element = await control.elementHandle();
      focus = element ? await focusOf(element) : 'gone';
    }
    if (focus === 'shown') return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${String(control)}`);
}

/** Goes to a control and presses it. */
export async function press(page: Page, control: Locator, key?: string) {
  await keyTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Goes to a field and replaces its value. */
export async function write(page: Page, field: Locator, text: string) {
  await keyTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
