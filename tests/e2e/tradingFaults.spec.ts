// Faults while trading: damaged, lost, slow and late responses, and a wrong clock.
import type { Page, Route } from '@playwright/test';
import { enter, goTo, post, signIn } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

test.describe.configure({ timeout: 240_000 * slowness() });

const reads = /\/(?:streams|offers|transactions|application)\//;

interface Listed {
  id: string;
  name: string;
}

const find = async (page: Page, name: string) =>
  (await post<{ content: Listed[] }>(page, '/streams/search', { name })).content[0] as Listed;

const html = '<!doctype html><html><body><script>window.__xss = 1</script><h1>Bad gateway</h1></body></html>';
// One body of each kind, on whole screens. tests/conformance covers the text of each body.
const answers: readonly (readonly [status: number, body: string])[] = [
  [0, 'no answer'],
  [200, 'null'],
  [200, '"str"'],
  [200, html],
  [503, '{"error":["busy"]}'],
];

test('the marketplace survives any response, shows a message, and recovers on retry', async ({ browser }) => {
  const page = await enter(browser, 'user');
  let at = 0;
  const answer = (route: Route) => {
    const [status, body] = answers[at] ?? [500, ''];
    if (status === 0) return route.abort();
    return route.fulfill({ status, body, headers: { 'content-type': 'application/json', 'retry-after': '1' } });
  };
  await page.route(reads, answer);
  await page.goto('/marketplace');
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Try again' }).first();
  while (at < answers.length) {
    const alert = main.getByRole('alert').first();
    await expect(alert, String(answers[at])).toBeVisible();
    await expect(alert).not.toContainText(/object|undefined|null|NaN|<|Bad gateway/);
    if (answers[at]?.[0] === 0) await expect(alert).toContainText('The server didn’t respond');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    at += 1;
    const answered = page.waitForRequest(reads).then((request) => request.response());
    await again.click();
    await answered;
  }
  await page.unroute(reads, answer);
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(again).toBeHidden({ timeout: 2000 });
  }).toPass();
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});

test('a new search cancels the slow one before it, and leaving a page cancels its requests', async ({ browser }) => {
  const page = await enter(browser, 'buyer', '/marketplace');
  await expect(page.getByText(/^\d+ products$/).first()).toBeVisible();
  let giveUp = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('/streams/search')) giveUp += 1;
  });
  const held: Route[] = [];
  await page.route('**/streams/search', async (route) => {
    const { filter } = route.request().postDataJSON() as { filter?: { text?: string } };
    if (filter?.text === 'new') held.push(route);
    else await route.continue();
  });
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.fill('new');
  await expect.poll(() => held.length).toBe(1);
  await search.fill('penguins');
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await held[0]?.continue().catch(() => {});
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Palmer');
  // The app itself aborted the older request.
  await expect.poll(() => giveUp).toBe(1);

  await page.unroute('**/streams/search');
  const waiting: Route[] = [];
  await page.route('**/transactions/tokens-history*', (route) => void waiting.push(route));
  await goTo(page, 'Wallet');
  await expect(page.locator('[data-part="skeleton"]').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Add tokens' })).toBeEnabled();
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('tokens-history'));
  await goTo(page, 'Offers');
  await left;
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
});

for (const years of [-10, 10]) {
  test(`a clock that is off by ${years} years ends neither the session nor access`, async ({ browser }) => {
    const page = await (await browser.newContext()).newPage();
    const there = new Date();
    there.setFullYear(there.getFullYear() + years);
    await page.clock.install({ time: there });
    await page.goto('/login');
    await signIn(page, 'buyer');
    await expect(page).toHaveURL(/\/dashboard$/);
    const product = await find(page, 'penguins');
    await post(page, '/subscriptions/subscriptions', { stream_id: product.id, hours: 30 });
    await page.goto('/dashboard/security');
    await expect(page.getByRole('list', { name: 'Your sessions' }).getByText('This device')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/application/query')) asked.push(request.url());
    });
    await goTo(page, 'Access');
    const bar = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name });
    await expect(bar).toContainText(/\d d \d+ h left/);
    await page.waitForTimeout(3000);
    await expect(bar).toContainText(/\d d \d+ h left/);
    // An end that seems past must not start a polling loop.
    expect(asked.length).toBeLessThan(15);
    await page.goto(`/product/${product.id}`);
    await expect(page.getByRole('region', { name: 'Get access' })).toContainText(/\d d \d+ h left/);
  });
}
