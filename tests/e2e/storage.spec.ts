// Compares the storage of a real browser, after the app was used, with tests/support/checks/allowedStorage.ts.
import type { Page } from '@playwright/test';
import { strayStorage, type Phase } from '../support/checks/allowedStorage.ts';
import { goTo, signIn, tokenOf } from './support/enter.ts';
import { addPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

const readStorage = async (page: Page) => {
  const stored = await page.evaluate(async () => ({
    localStorage: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    sessionStorage: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }));
  return { ...stored, cookies: (await page.context().cookies()).map(({ name }) => name) };
};

const strays = async (page: Page, phase: Phase) => strayStorage(await readStorage(page), phase);

const stored = async (page: Page) => JSON.stringify(await readStorage(page));

/** Leaves a half-written offer for the first product of the marketplace. */
async function writeOffer(page: Page) {
  await goTo(page, 'Marketplace');
  await page
    .getByRole('link', { name: /Earthquake feed, live replay/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Make an offer' }).first().click();
  const description = page.getByRole('dialog').getByRole('textbox').last();
  await description.fill('For a school project');
  await expect.poll(async () => stored(page)).toContain('For a school project');
  await page.keyboard.press('Escape');
}

/** Uses every feature that stores something in the browser. */
async function useApp(page: Page) {
  await goTo(page, 'Marketplace');
  const search = page.getByRole('combobox', { name: 'Search' }).first();
  await search.fill('earthquake');
  await search.press('Enter');
  await page
    .getByRole('button', { name: /^Favourite: Earthquake feed/ })
    .first()
    .click();
  await writeOffer(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Earthquake');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Earthquake feed/ })
    .first()
    .click();
  await page.goto('/dashboard/profile');
  await page.getByLabel('Language of dates and numbers').selectOption('de-DE');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Newly published' })).toContainText('DXT');
}

test('browser storage holds only allowed entries and no marketplace data, however a session ends', async ({
  page,
  request,
}) => {
  // A separate person: purchases of other tests as a demo person may be in the warnings that the browser stores.
  const { name: person } = await addPerson(request, 'buyer');
  await page.goto('/login');
  expect(await strays(page, 'signed out')).toEqual([]);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  await useApp(page);
  expect(await strays(page, 'signed in')).toEqual([]);
  const used = await readStorage(page);
  expect(Object.keys(used.localStorage)).toEqual(expect.arrayContaining(['token', 'preferences', 'palette']));
  const list = await page.request.get('/streams/streams?limit=100', {
    headers: { authorization: await tokenOf(page) },
  });
  const { content } = (await list.json()) as { content: { name: string; id: string }[] };
  expect(content.length).toBeGreaterThan(5);
  const text = JSON.stringify([used.localStorage, Object.values(used.sessionStorage)]);
  for (const { name, id } of content) for (const part of [name, id]) expect(text).not.toContain(part);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => strays(page, 'signed out')).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await signIn(page, person);
  await writeOffer(page);
  const first = (JSON.parse((await readStorage(page)).localStorage['token'] ?? '{}') as { userId: string }).userId;
  await page.request.delete('/auth/tokens', { headers: { authorization: await tokenOf(page) } });
  const authorised: string[] = [];
  const ended = page.locator('[data-component=Snackbar]').filter({ hasText: 'Your session has ended' });
  await Promise.all([ended.waitFor(), goTo(page, 'Wallet')]);
  page.on('request', (asked) => {
    if (asked.headers()['authorization']) authorised.push(asked.url());
  });
  await page.waitForURL('**/login');
  await expect(ended).toHaveCount(1);
  await expect.poll(() => strays(page, 'session ended')).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(authorised).toEqual([]);

  await page.getByLabel('Email').clear();
  await signIn(page, 'user');
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible();
  expect(await strays(page, 'signed in')).toEqual([]);
  expect(JSON.stringify((await readStorage(page)).localStorage)).not.toContain(first);

  await page.evaluate(async () => {
    localStorage.setItem('planted', '');
    sessionStorage.setItem('planted', '');
    document.cookie = 'planted=1';
    await caches.open('planted');
    await new Promise((resolve) => indexedDB.open('planted').addEventListener('success', resolve));
  });
  expect(await strays(page, 'signed in')).toEqual([
    'IndexedDB planted',
    'Cache Storage planted',
    'cookie planted',
    'localStorage planted',
    'sessionStorage planted',
  ]);
});
