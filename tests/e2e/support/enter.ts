import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { demoPassword } from '#server/seed/people.ts';
import { storageKeys } from '#src/config/constants.ts';

/** Does something and hears what the snackbar says; it is listened for from before, because it goes after 3 s. */
export const hear = (page: Page, text: string, act: () => Promise<void>) =>
  Promise.all([page.getByText(text).first().waitFor(), act()]);

/** Signs in as one of the demo accounts through the open form. */
export async function signIn(page: Page, who: string) {
  await page.getByLabel('Email').fill(`${who}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await hear(page, 'Logged in successfully', () => page.getByRole('button', { name: 'Sign in' }).click());
}

/** Opens a page with a session of an account. The session comes by a call: the tests of sessions fill in the form. */
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

/** Goes to a place of the navigation; on a phone those that do not fit in the bar stand behind "More". */
export async function goTo(page: Page, place: string) {
  const link = page.getByRole('link', { name: place, exact: true }).filter({ visible: true }).first();
  const more = page.getByRole('button', { name: 'More', exact: true });
  // Places come once it is known who is there and in which mode.
  await expect.poll(async () => (await link.isVisible()) || more.isVisible()).toBe(true);
  if (!(await link.isVisible())) await more.click();
  await link.click();
}

/** The session of a page, for calls beside it: what another device would do, or what a test needs to be there. */
export const tokenOf = (page: Page) =>
  page.evaluate(() => String((JSON.parse(localStorage.getItem('token') ?? '{}') as { token?: string }).token));

/** Lists a free product beside the page, in the first category. */
export async function listBeside(page: Page, product: object): Promise<string> {
  const headers = { authorization: await tokenOf(page) };
  const [category] = (await (await page.request.get('/streams/categories', { headers })).json()) as [{ id: string }];
  const body = { price: 0, subcategory: category.id, ...product };
  return (await post<{ id: string }>(page, '/streams/streams', body)).id;
}

/** Sends a call beside the page, as its person; answers what came back and fails where that is a refusal. */
export async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const reply = await page.request.post(path, { headers: { authorization: await tokenOf(page) }, data });
  expect(reply.ok(), `${path}: ${reply.status()}`).toBe(true);
  return (await reply.json()) as T;
}
