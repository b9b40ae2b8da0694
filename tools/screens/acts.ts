// Clicks before a picture.
import type { Page } from 'playwright';
import { pressableRoles } from '#stories/pages/recording.ts';

export type Act = (page: Page) => Promise<unknown>;

/** Presses the first visible button, menu item or section of that name. */
export const press =
  (name: RegExp): Act =>
  (page) =>
    pressableRoles
      .map((role) => page.getByRole(role, { name }))
      .reduce((all, one) => all.or(one), page.locator('summary').filter({ hasText: name }))
      .filter({ visible: true })
      .first()
      .click();

/** Closed sections show only their headings. */
export const openSections: Act = (page) =>
  page.locator('main details').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));

export const see =
  (text: RegExp): Act =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();

export const inOrder =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

export const selectFirstRows =
  (count: number): Act =>
  async (page) => {
    for (let at = 1; at <= count; at += 1)
      await page
        .getByRole('checkbox', { name: /^Select/u })
        .nth(at)
        .check();
  };

export const typeSearch =
  (text: string): Act =>
  (page) =>
    page.getByRole('combobox').or(page.getByRole('searchbox')).first().pressSequentially(text);

const openPalette: Act = async (page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
};

export const typeInPalette = (text: string): Act =>
  inOrder(openPalette, (page) => page.keyboard.type(text, { delay: 20 }));

/** Fills the form and goes on. */
export const fillAmount = (amount: string): Act =>
  inOrder((page) => page.getByRole('dialog').getByRole('textbox').first().fill(amount), press(/^Continue$/u));

const rows = [
  'name,type,description,price,url,subcategory,visibility',
  'Tides of Rotterdam,CSV,Water level every ten minutes,0.4,https://example.com/tides.csv,Weather,public',
  'Ferries of Rotterdam,CSV,Departures,90000,https://example.com/ferries.csv,Aviation,public',
  'Cranes of Rotterdam,CSV,,0.2,not an address,Nothing,public',
].join('\n');

/** Pastes three products: one right, one of an unusual price, one wrong. */
export const pasteRows = inOrder(
  (page) => page.getByRole('textbox').first().fill(rows),
  press(/^Continue$/u),
  see(/^Which column is which/u),
);

export const tryAnalysis = inOrder(
  (page) => page.getByRole('combobox', { name: /^Analysis/u }).selectOption('forecast'),
  press(/^Try it/u),
  see(/^The trial worked/u),
);

export const buy = inOrder(press(/^(?:Buy|Renew|Extend) .* for /u), see(/^You can now access /u));

/** Opens the log of each run. */
export const showLogs: Act = async (page) => {
  const closed = page.getByRole('button', { name: 'Log', exact: true });
  await closed.first().waitFor();
  while ((await closed.count()) > 0) await closed.first().click();
};
