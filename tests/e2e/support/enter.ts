import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { demoPassword } from '#server/seed/people.ts';

/** Does something and hears what the snackbar says; it is listened for from before, because it goes after 3 s. */
export const hear = (page: Page, text: string, act: () => Promise<void>) =>
  Promise.all([page.getByText(text).first().waitFor(), act()]);

/** Signs in as one of the demo accounts through the open form. */
export async function signIn(page: Page, who: string) {
  await page.getByLabel('Email').fill(`${who}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await hear(page, 'Logged in successfully', () => page.getByRole('button', { name: 'Sign in' }).click());
}

/** A separate window, signed in as one of the demo accounts. */
export async function enter(browser: Browser, who: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login');
  await signIn(page, who);
  await expect(page).toHaveURL(/\/dashboard$/);
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

/** Works in another mode from now on, also on pages that are opened by their address. */
/** The session of a page, for calls beside it: what another device would do, or what a test needs to be there. */
export const tokenOf = (page: Page) =>
  page.evaluate(() => String((JSON.parse(localStorage.getItem('token') ?? '{}') as { token?: string }).token));

/** Sends a call beside the page, as its person; answers what came back and fails where that is a refusal. */
export async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const reply = await page.request.post(path, { headers: { authorization: await tokenOf(page) }, data });
  expect(reply.ok(), `${path}: ${reply.status()}`).toBe(true);
  return (await reply.json()) as T;
}
