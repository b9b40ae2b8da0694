// Faults around trading: damaged answers, slow and late ones, double presses, a lost network, a wrong clock.
import type { Page, Route } from '@playwright/test';
import { enter, goTo, hear, openSignedIn, post, tokenOf } from './support/enter.ts';
import { expect, test } from './support/test.ts';

// Failures in the place of a list depend on the room, so they run on a phone too. The rest is the same there.
test.describe.configure({ timeout: 240_000 });

const dayMs = 86_400_000;
const reads = /\/(?:streams|offers|transactions|application)\//;

interface Listed {
  id: string;
  name: string;
}

const find = async (page: Page, name: string) =>
  (await post<{ content: Listed[] }>(page, '/streams/search', { name })).content[0] as Listed;

/** Balance of the person of a page, micro-tokens. */
async function balanceOf(page: Page): Promise<number> {
  const reply = await page.request.get('/transactions/tokens', { headers: { authorization: await tokenOf(page) } });
  return ((await reply.json()) as { balance: number }).balance;
}

/** Notes the path of each request that changes something. */
function noteWrites(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname !== '/application/query') sent.push(pathname);
  });
  return sent;
}

const html = '<!doctype html><html><body><script>window.__xss = 1</script><h1>Bad gateway</h1></body></html>';
// That each body becomes a text is proved below; here one of each kind meets whole screens.
const answers: readonly (readonly [status: number, body: string])[] = [
  [200, 'null'],
  [200, '"str"'],
  [200, html],
  [503, '{"error":["busy"]}'],
];

test('the marketplace survives every answer, says so in words, and comes back when asked', async ({ browser }) => {
  const page = await enter(browser, 'user');
  let at = 0;
  const answer = (route: Route) => {
    const [status, body] = answers[at] ?? [500, ''];
    return route.fulfill({ status, body, headers: { 'content-type': 'application/json', 'retry-after': '1' } });
  };
  await page.route(reads, answer);
  await page.goto('/marketplace');
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Try again' }).first();
  for (; at < answers.length; at += 1) {
    const said = main.getByRole('alert').first();
    await expect(said, String(answers[at])).toBeVisible();
    await expect(said).not.toContainText(/object|undefined|null|NaN|<|Bad gateway/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const answered = page.waitForResponse((response) => reads.test(response.url()));
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

test('words stand while an answer takes long, leaving gives it up, and a late one overwrites nothing', async ({
  browser,
}) => {
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
  // The older request was given up by the app itself.
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

test('buying, offering and asking are each sent once, however they are pressed', async ({ browser }) => {
  const page = await enter(browser, 'user');
  const sent = noteWrites(page);
  const product = await find(page, 'penguins');
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: 'Get 24 h free' }).click();
  const get = page.getByRole('dialog').getByRole('button', { name: /^Get 24 h/ });
  await hear(page, `You can now access ${product.name} for 24 hours`, async () => {
    await get.dblclick();
    await page.keyboard.press('Enter');
  });
  expect(sent.filter((path) => path === '/subscriptions/subscriptions')).toHaveLength(1);

  const paid = await find(page, 'mauna loa');
  await page.goto(`/product/${paid.id}`);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  await page.getByLabel('Amount per hour').fill('0.1');
  await page.getByLabel('Description').fill('Once');
  await hear(page, 'Offer sent to seller', async () => {
    await page.getByRole('button', { name: 'Send offer' }).dblclick();
    await page.keyboard.press('Enter');
  });
  expect(sent.filter((path) => path === '/offers/offers')).toHaveLength(1);

  await page.goto('/marketplace?accessTypes=PROTECTED');
  await page.getByRole('article').first().getByRole('link').first().click();
  await hear(page, 'Access requested', () => page.getByRole('button', { name: 'Ask for access' }).dblclick());
  expect(sent.filter((path) => path === '/access-control/access-requests')).toHaveLength(1);
});

test('a purchase whose answer is lost says so, keeps the hours, and is charged once @postgres', async ({ browser }) => {
  const page = await enter(browser, 'user');
  const paid = await find(page, 'obesity');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/subscriptions/subscriptions')) keys.push(request.headers()['idempotency-key']);
  });
  const before = await balanceOf(page);
  await page.goto(`/product/${paid.id}`);
  await page.getByRole('button', { name: /^Buy 24 h for/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Length of access' }).fill('3');
  const buy = dialog.getByRole('button', { name: /^Buy 3 h/ });
  await page.route('**/subscriptions/subscriptions', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await buy.click();
  await expect(dialog.getByText(/It is not known whether tokens moved/)).toBeVisible();
  await page.unroute('**/subscriptions/subscriptions');
  await page.context().setOffline(true);
  await buy.click();
  await expect(dialog.getByText(/It is not known whether tokens moved/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Length of access' })).toHaveValue('3');
  await page.context().setOffline(false);
  await hear(page, `You can now access ${paid.name} for 3 hours`, () => buy.click());
  expect(new Set(keys).size).toBe(1);
  const after = await balanceOf(page);
  expect(before - after).toBe(3 * 130_000);
});

test('a clock ten years ahead ends no access before the exchange does', async ({ browser }) => {
  const plain = await enter(browser, 'buyer');
  const product = await find(plain, 'penguins');
  await post(plain, '/subscriptions/subscriptions', { stream_id: product.id, hours: 30 });
  const context = await browser.newContext();
  await context.clock.install({ time: Date.now() + 3650 * dayMs });
  const page = await context.newPage();
  await openSignedIn(page, 'buyer');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/application/query')) asked.push(request.url());
  });
  await page.goto('/dashboard/access');
  const bar = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name });
  await expect(bar).toContainText(/\d d \d+ h left/);
  await page.waitForTimeout(3000);
  await expect(bar).toContainText(/\d d \d+ h left/);
  // An end that seems past must not be asked for over and over.
  expect(asked.length).toBeLessThan(15);
  await page.goto(`/product/${product.id}`);
  await expect(page.getByRole('region', { name: 'Get access' })).toContainText(/\d d \d+ h left/);
});
