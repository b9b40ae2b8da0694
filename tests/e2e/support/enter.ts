import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { storageKeys } from '#src/config/constants.ts';

/** Runs an action and waits for a text of the snackbar. The wait begins first: the text disappears after 3 s. */
export const expectMessage = (page: Page, text: string, act: () => Promise<void>) =>
  Promise.all([page.getByText(text).first().waitFor(), act()]);

/** Signs in as one of the demo accounts through the open form. */
export async function signIn(page: Page, who: string) {
  await page.getByLabel('Email').fill(`${who}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await expectMessage(page, 'Logged in successfully', () => page.getByRole('button', { name: 'Sign in' }).click());
}

/** Opens a page with a session from an API call. The session tests cover the form. */
export async function openSignedIn(page: Page, who: string, path = '/dashboard') {
  const data = { email: `${who}@example.com`, password: demoPassword };
  const reply = await page.request.post('/auth/tokens', { data });
  expect(reply.ok(), `a session of ${who}: ${reply.status()}`).toBe(true);
  const { token } = (await reply.json()) as { token: string };
  // A document of the same origin that runs no script.
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([key, stored]) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem(key, stored);
    },
    [storageKeys.session, JSON.stringify({ token })] as const,
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** A separate window, signed in as one of the demo accounts. */
export async function enter(browser: Browser, who: string, path?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSignedIn(page, who, path);
  return page;
}

/** Follows a navigation link; on a phone, links that do not fit in the bar are in the menu "More". */
export async function goTo(page: Page, place: string) {
  const link = page.getByRole('link', { name: place, exact: true }).filter({ visible: true }).first();
  const more = page.getByRole('button', { name: 'More', exact: true });
  // The links render once the account and its mode are known.
  await expect.poll(async () => (await link.isVisible()) || more.isVisible()).toBe(true);
  if (!(await link.isVisible())) await more.click();
  await link.click();
}

/** Session token of a page, for API calls by another device or for test data. */
export const tokenOf = (page: Page) =>
  page.evaluate(() => String((JSON.parse(localStorage.getItem('token') ?? '{}') as { token?: string }).token));

/** Lists a free product in the first category by an API call. Returns its id. */
export async function listBeside(page: Page, product: object): Promise<string> {
  const headers = { authorization: await tokenOf(page) };
  const [category] = (await (await page.request.get('/streams/categories', { headers })).json()) as [{ id: string }];
  const body = { price: 0, subcategory: category.id, ...product };
  return (await post<{ id: string }>(page, '/streams/streams', body)).id;
}

/** Sends an API call with the session of the page. Returns the body, and fails if the call is refused. */
export async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const reply = await page.request.post(path, { headers: { authorization: await tokenOf(page) }, data });
  expect(reply.ok(), `${path}: ${reply.status()}`).toBe(true);
  return (await reply.json()) as T;
}
