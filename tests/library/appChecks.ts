// Tests of a page with a form, a dialog and 10,000 rows, right to left and in a brand, whatever app renders it.
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';

export function checkApp(shown: () => Page): void {
  test('checks and submits a form', async () => {
    const page = shown();
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await page.getByText('Please enter Email').isVisible()).toBe(true);
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForFunction(() => document.title.includes('ada@example.org'));
  });

  test('opens a dialog with translated texts and returns the focus', async () => {
    const opener = shown().getByRole('button', { name: 'Open' });
    await opener.click();
    await shown().getByRole('dialog', { name: 'Terms' }).getByRole('button', { name: 'إغلاق' }).click();
    await shown().getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('shows 10,000 rows with few in the document, and sorts them', async () => {
    const table = shown().getByRole('table', { name: 'Rows' });
    expect(await table.getAttribute('aria-rowcount')).toBe('10001');
    expect(await table.locator('tbody tr').count()).toBeLessThan(500);
    await table.getByRole('button', { name: 'Name' }).click();
    await table.getByRole('button', { name: 'Name' }).click();
    await table.getByRole('cell', { name: 'Row 9999', exact: true }).waitFor();
  });

  test('Send has the brand’s colour and reads right to left', async () => {
    const send = shown().getByRole('button', { name: 'Send' });
    expect(await send.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(124, 58, 237)');
    expect(await send.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  });
}
