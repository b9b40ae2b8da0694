// Steps that several conformance rows share.
import type { Locator, Page } from '@playwright/test';
import type { Person } from '../support/people.ts';
import { button, openAsAdmin, type Stage } from './stage.ts';

/** Fills in the three steps of a new product, up to its last button. */
export async function fillProduct(page: Page, url: string) {
  await page.getByLabel('Source address').fill(url);
  await button(page, 'Continue').click();
  await page.getByLabel('Name', { exact: true }).fill('Tides of the fjord');
  await page.getByRole('combobox', { name: 'Category' }).fill('Weather observations');
  await page.getByRole('treeitem', { name: 'Weather observations' }).click();
  await page.getByLabel('Description').fill('Hourly water levels.');
  await button(page, 'Continue').click();
  await page.getByLabel('Price per hour').fill('1.25');
}

export async function productMenu(page: Page, name: string, item: string) {
  await button(page, `Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function amountOfOffer(page: Page) {
  await button(page, 'Make an offer').click();
  await page.getByLabel('Amount per hour').fill('1');
  await page.getByLabel('Description').fill('For a study.');
}

export async function fillContract(page: Page, product: string, partner: Person) {
  await button(page, 'Share revenue').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Product').fill(product);
  await page.getByRole('option', { name: product }).first().click();
  await dialog.getByLabel(/^Partner, by name/u).fill(partner.email);
  await page.getByRole('option', { name: partner.name }).click();
  await dialog.getByLabel('Share', { exact: true }).fill('10');
  await dialog.getByLabel('Last day of Period').fill('2099-12-31');
}

/** The administration with the menu of one person open. */
export async function openPersonMenu(stage: Stage, { name }: Person): Promise<Page> {
  const page = await openAsAdmin(stage, `/admin?name=${name}`);
  await button(page, new RegExp(`^Actions for ${name}`)).click();
  return page;
}

/** Chooses a bulk file with one product and leads to the button that lists it. */
export async function chooseBulkFile(page: Page, url: string): Promise<Locator> {
  const rows = [
    'name,type,description,price,url,subcategory',
    `Levels A,Dataset,Daily,1.5,${url},Weather observations`,
  ];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'levels.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  const [forward, list] = [button(page, 'Continue'), button(page, 'List 1 product')];
  await forward.or(list).first().waitFor();
  if (await forward.isVisible()) await forward.click();
  return list;
}
