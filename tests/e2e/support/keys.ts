// The keyboard alone: a control counts as reached when it has focus and shows it.
import type { Locator, Page } from '@playwright/test';

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement && element.matches(':focus-visible'));

/** Presses a key until the control has focus, and shows it. */
export async function keyTo(page: Page, control: Locator, key = 'Tab') {
  await control.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await hasFocus(control)) return;
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
