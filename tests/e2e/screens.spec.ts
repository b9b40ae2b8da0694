// Every screen in light and dark, narrow, printed, with long names and with slow responses. No text is
// machine-formatted. No table cell is covered or unlabelled.
import type { Page } from '@playwright/test';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { streamId } from '#server/seed/rows.ts';
import { machineTextsOf } from './support/machineText.ts';
import { tableFaultsOf, tableWidths } from './support/tables.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { enter, openSignedIn, tokenOf } from './support/enter.ts';
import { openMarket } from './support/market.ts';
import { addPerson, enrol } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

/** Path and heading of each screen. */
const before = [
  ['/login', 'Sign in'],
  ['/forgotpassword', 'Forgot password'],
  ['/recover', 'This link no longer works'],
  ['/newpassword', 'This link no longer works'],
] as const;
const inside = [
  ['/dashboard', 'Dashboard'],
  ['/dashboard/profile', 'Profile'],
  ['/dashboard/security', 'Security'],
  ['/dashboard/notifications', 'Notifications'],
  ['/faqs', 'Questions and answers'],
  ['/mfa/qrcode', 'Set up two-factor authentication'],
  ['/no/such/page', 'Page not found'],
] as const;

type Stop = readonly [path: string, heading: string, shows?: string];

/** Trading screens; a repeated screen names a text that only this visit shows. */
const trading: readonly Stop[] = [
  ['/marketplace', 'Marketplace'],
  ['/marketplace?view=table', 'Marketplace'],
  ['/marketplace?text=earthquake&minPrice=900000000&from=2026-01-01', 'Marketplace', 'No products match'],
  ['/marketplace/saved', 'Saved'],
  ['/products', 'Products'],
  ['/products/new', 'Add product'],
  ['/products/upload', 'Bulk upload'],
  ['/dashboard/offers?tab=received', 'Offers'],
  ['/dashboard/access?tab=readers', 'Access'],
  ['/dashboard/contracts', 'Contracts'],
  ['/dashboard/contracts?tab=partner', 'Contracts'],
  ['/ai', 'AI'],
  ['/marketplace?text=daily+weather+under+2+DXT', 'Marketplace'],
  ['/marketplace?text=antibiotcs', 'Marketplace', 'instead of “antibiotcs”'],
  ['/reports', 'Reports'],
  ['/reports?from=2026-02-01&to=2026-01-01', 'Reports', 'The first day is after the last day.'],
  ['/faqs#refunds', 'Questions and answers'],
  ['/wallet', 'Wallet'],
  ['/wallet/history', 'Wallet history'],
];

/** A window of 1280 × 1024 pixels at 400 % zoom. */
const narrow = { width: 320, height: 256 };

/** Fails if the page scrolls sideways. */
const expectNarrow = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `width of ${new URL(page.url()).pathname}`,
  ).toBeLessThanOrEqual(0);

/** Fails if a table beside the side bar covers a cell or leaves it unlabelled. */
async function expectWideTables(page: Page) {
  if ((await page.locator('[data-component=DataTable]').count()) === 0) return;
  for (const width of tableWidths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
    );
    expect(await tableFaultsOf(page), `${new URL(page.url()).pathname} at ${width}`).toEqual([]);
  }
  await page.setViewportSize(narrow);
}

/** Navigates within the app: loading a document takes longer than rendering the screen. */
const follow = (page: Page, to: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

/** Opens all folds: axe and the width check skip the content of closed ones. */
const openFolds = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('main details').forEach((fold) => fold.setAttribute('open', '')));

async function tour(page: Page, screens: readonly Stop[]) {
  const seen = new Set<string>();
  for (const [path, heading, shows] of screens) {
    // A repeated screen may still show the previous address, so check its text or load a new document.
    await (seen.size === 0 || (seen.has(heading) && !shows) ? page.goto(path) : follow(page, path));
    seen.add(heading);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (shows) await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${heading}(: .+)? · Data Exchange$`, 'u'));
    await expect(page.locator('[data-component=Skeleton]')).toHaveCount(0);
    expect(await machineTextsOf(page), path).toEqual([]);
    await openFolds(page);
    await expectAccessibleInBoth(page);
    await expectNarrow(page);
    await expectWideTables(page);
  }
}

/** Column tabs of a measured file and of a live product. */
const measured = [
  [`/product/${streamId('us-employment.csv')}?tab=columns`, 'Quality'],
  [`/product/${streamId('live/new-york-weather')}?tab=columns`, 'Quality'],
] as const;

/** Screens of one product, its offer, its receipt and its contract. */
async function tourDeal(page: Page, market: ReturnType<typeof openMarket>) {
  const [seller, buyer] = [await market.join(), await market.join(20)];
  const name = `Tides at ${'a very long place name '.repeat(4).trim()}`;
  const id = await market.list(seller, name);
  const other = await market.list(seller, 'Tides to compare');
  const offer = await buyer.call<{ id: string }>('post', '/offers/offers', {
    stream_id: id,
    amount: 1_000_000,
    description: 'For a test.',
  });
  await buyer.call('post', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  const history = await buyer.call<{ txList: { id: string }[] }>('get', '/transactions/tokens-history');
  await openSignedIn(page, buyer.name, `/product/${id}`);
  await tour(page, [
    [`/product/${id}`, name],
    [`/marketplace/compare?ids=${id},${other}`, 'Compare products'],
    [`/dashboard/offers/${offer.id}`, name],
    [`/wallet/history/${history.txList[0]?.id}`, 'Receipt'],
    ['/dashboard/access', 'Access'],
    ['/dashboard', 'Dashboard'],
    ['/dashboard/offers', 'Offers'],
  ]);
  await seller.call('post', '/transactions/contracts', {
    stream_id: id,
    end_time: new Date(Date.now() + 90 * 86_400_000).toISOString(),
    items: [{ partner_id: buyer.id, share: 10 }],
  });
  await openSignedIn(page, seller.name, '/dashboard/contracts');
  await tour(page, [
    ['/dashboard/contracts', 'Contracts', name],
    [`/products/${id}/edit`, 'Edit product'],
  ]);
}

test('every screen is accessible in light and dark and at 400 % zoom, and calls no other origin', async ({
  browser,
  exchange,
  request,
}) => {
  test.setTimeout(180_000 * slowness());
  const context = await browser.newContext({ viewport: narrow, reducedMotion: 'reduce' });
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== exchange.url) elsewhere.push(request.url());
  });
  const page = await context.newPage();
  await tour(page, before);
  await openSignedIn(page, 'seller');
  await tour(page, inside);
  const person = await addPerson(request);
  await enrol(request, person);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mfa\/passcode$/);
  await tour(page, [['/mfa/passcode', 'Enter your code']]);
  expect(elsewhere).toEqual([]);
});

test('every trading screen is accessible in light and dark and at 400 % zoom, and reports print', async ({
  browser,
  exchange,
  request,
}) => {
  test.setTimeout(300_000 * slowness());
  const context = await browser.newContext({ viewport: narrow, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openSignedIn(page, 'seller', '/marketplace');
  await tour(page, trading);
  for (const [path, region] of measured) {
    await follow(page, path);
    await expect(page.getByRole('region', { name: region })).toBeVisible();
    expect(await machineTextsOf(page), path).toEqual([]);
  }
  await page.goto('/reports');
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(print).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await tourDeal(page, openMarket(request, exchange.url));
});

test('a document preloads the code of its screen, and fetches no file or read twice', async ({ browser }) => {
  const page = await enter(browser, 'buyer');
  for (const [path, code, calls] of [
    ['/marketplace', 'MarketplacePage', ['/streams/categories']],
    ['/dashboard', 'OverviewPage', []],
    ['/wallet/history', 'HistoryPage', []],
  ] as const) {
    // Stops the prefetches of the previous screen.
    await page.goto('about:blank');
    const fetched: string[] = [];
    const addresses: string[] = [];
    page.on('request', (request) => {
      fetched.push(new URL(request.url()).pathname);
      if (request.url().includes('/streams/streams?')) addresses.push(request.url());
    });
    const answer = await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [data-component=Skeleton]')).toHaveCount(0);
    // A duplicate request would start after the first paint.
    await page.waitForTimeout(500);
    page.removeAllListeners('request');
    const named = Array.from((await answer?.headerValue('link'))?.matchAll(/<([^>]+)>/gu) ?? [], ([, file]) => file);
    expect(named.some((file) => file?.includes(`/${code}-`))).toBe(true);
    for (const file of named) expect([file, fetched.filter((one) => one === file).length]).toEqual([file, 1]);
    // The screen reuses reads that the document started.
    expect(addresses).toEqual([...new Set(addresses)]);
    if (path === '/marketplace') expect(addresses).toHaveLength(1);
    for (const call of ['/auth/users/', ...calls])
      expect([call, fetched.filter((one) => one.replace(/[\da-f-]{36}$/u, '') === call).length]).toEqual([call, 1]);
  }
});

test('lists and the empty contracts page do not shift on a phone with slow responses', async ({ browser }) => {
  const page = await enter(browser, 'buyer');
  await page.setViewportSize({ width: 412, height: 823 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const moved = Object.assign(window, { moved: [] as [number, string][] }).moved;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        moved.push([entry.value, entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const cdp = await page.context().newCDPSession(page);
  // Code comes from the cache, so each screen renders before its data and the account arrive.
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  for (const path of [
    '/dashboard',
    '/marketplace',
    '/wallet',
    '/wallet/history',
    '/dashboard/access',
    '/dashboard/offers',
    '/dashboard/contracts',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [data-component=Skeleton]')).toHaveCount(0);
    await page.waitForTimeout(500);
    const moved = await page.evaluate(() => (window as unknown as { moved: [number, string][] }).moved);
    const sum = moved.reduce((all, [value]) => all + value, 0);
    // Cumulative layout shift: below 0.1 is invisible; a jump of a whole list gave 0.2.
    expect(sum, `${path}: ${JSON.stringify(moved)}`).toBeLessThan(0.03);
  }
});

test('the administration is accessible in light, dark and narrow, and shows long names and markup as text', async ({
  browser,
  request,
}) => {
  const first = '<img src=x onerror=__xss=1>';
  const { id, name } = await addPerson(request, 'buyer', 'seller', 'sp');
  const admin = await enter(browser, 'admin');
  await request.patch(`/auth/users/${id}`, {
    headers: { authorization: await tokenOf(admin) },
    data: { first_name: first, last_name: 'W'.repeat(90), company: 'שָׁלוֹם 👩‍👩‍👧‍👦 Z̸̡͝a̵͘l̶g̷o' },
  });
  await admin.setViewportSize(narrow);
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await tour(admin, [
    ['/admin', 'Administration'],
    ['/admin?tab=activity', 'Administration'],
    ['/admin?tab=health', 'Administration'],
    ['/reports', 'Reports'],
  ]);
  await admin.goto(`/admin?user=${id}`);
  await expect(admin.getByRole('dialog').getByRole('heading').first()).toContainText(first);
  await expect(admin.locator('[data-component=Skeleton]')).toHaveCount(0);
  await expectAccessibleInBoth(admin);
  await expectNarrow(admin);
  await openSignedIn(admin, name, '/dashboard/profile');
  await expect(admin.getByRole('region', { name: 'As others see you' })).toContainText(first);
  await tour(admin, [
    ['/dashboard/profile', 'Profile'],
    ['/dashboard', 'Dashboard'],
  ]);
  await expect(admin.getByRole('button', { name: /^Account: <img/ })).toBeVisible();
  expect(await admin.evaluate(() => '__xss' in window)).toBe(false);
});

test('header and navigation stay in place across the pages of a wide window', async ({ browser }) => {
  const page = await enter(browser, 'buyer', '/dashboard');
  await page.setViewportSize({ width: 1920, height: 1080 });
  const places = () =>
    page.evaluate(() =>
      ['header [data-part=brand]', 'nav[data-part=side]', 'main h1'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().left,
      ),
    );
  const first = await places();
  for (const path of ['/faqs', '/dashboard/profile', '/wallet']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await places(), path).toEqual(first);
  }
});
