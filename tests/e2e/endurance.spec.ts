// Endurance: memory over many screens, and a monkey test of random input. MONKEY_SECONDS sets its length, e.g. 600;
// MONKEY_SEED repeats a run.
import process from 'node:process';
import type { Page } from '@playwright/test';
import { screens } from '#src/messages/screens.ts';
import { enter, goTo } from './support/enter.ts';
import { addPerson } from './support/people.ts';
import { expect, test as base } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

// A worker-scoped fixture gets a separate worker, and so a separate server: no other test sees the monkey's effects.
const test = base.extend<object, { alone: true }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs, which is nothing
  alone: [async ({}, provide) => provide(true), { scope: 'worker', auto: true }],
});

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const places = [
  'Marketplace',
  'Products',
  'Offers',
  'Access',
  'Contracts',
  'Wallet',
  'AI',
  'Reports',
  'Questions and answers',
  'Dashboard',
];

/** Heap bytes, nodes and listeners of the page after garbage collection. */
async function held(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

type Held = Awaited<ReturnType<typeof held>>;
const least = (rounds: readonly Held[], what: keyof Held) => Math.min(...rounds.map((round) => round[what]));

test('visiting eighty screens leaks no memory, nodes or listeners', async ({ browser, request }) => {
  test.setTimeout(600_000 * slowness());
  const { name } = await addPerson(request, 'buyer', 'seller');
  const page = await enter(browser, name);
  const rounds: Held[] = [];
  for (let round = 0; round < 8; round += 1) {
    for (const place of places) {
      await goTo(page, place);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    rounds.push(await held(page));
  }
  // The first rounds fetch code and fill caches. The minimum of several rounds excludes temporary objects.
  const [early, late] = [rounds.slice(3, 5), rounds.slice(-2)];
  for (const [what, most] of [
    ['heap', 1.2],
    ['nodes', 1.2],
    ['listeners', 1.2],
  ] as const)
    expect(
      least(late, what) / least(early, what),
      `${what}: ${JSON.stringify(rounds.map((one) => one[what]))}`,
    ).toBeLessThan(most);
});

const seconds = Number(process.env['MONKEY_SECONDS'] ?? 20);
const seed = Number(process.env['MONKEY_SEED'] ?? 20_261_122);

/** Seeded random numbers from 0 to 1 (mulberry32). */
function dice(from: number) {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const controls =
  'button:enabled, a[href^="/"]:not([target]):not([download]), [role=tab], [role=option], [role^=menuitem], summary, input:enabled, select:enabled, textarea:enabled';
const messages = ['water', '12', '0.5', 'Zoë', '<b>bold</b>', '٣', '2027-03-01', ' '];
const keys = ['Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowRight', 'Space', 'g', 'w', '?'];

/** Texts of screens that must never appear. */
const broken = new RegExp(`^(?:${screens.crashed.title})$`);
/** Browser errors of refused or interrupted calls, caused by the injected faults. */
const ofCalls = /^Failed to load resource/;

test('the app survives twenty seconds of random input', async ({ browser, request, exchange }) => {
  test.setTimeout((seconds + 240) * 1000);
  const { name } = await addPerson(request, 'buyer', 'seller', 'sp');
  const page = await enter(browser, name);
  // Calls arrive in any order. A separate generator for faults keeps the steps of a seed the same.
  const [chance, luck] = [dice(seed), dice(seed + 1)];
  const pick = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T;
  const done: string[] = [];
  const logged: string[] = [];
  const called: number[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofCalls.test(message.text())) logged.push(message.text());
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  page.context().on('page', (other) => void other.close());
  page.on('request', (asked) => {
    if (asked.resourceType() === 'fetch' || asked.resourceType() === 'xhr') called.push(Date.now());
  });
  // One call in twenty fails.
  await page.route(/\/(?:streams|offers|transactions|application|subscriptions|executions)\//, (route) =>
    luck() < 0.05 ? route.fulfill({ status: 503, json: { error: 'Not now' } }) : route.fallback(),
  );
  const report = () => `seed ${seed}, last steps:\n${done.slice(-15).join('\n')}`;

  const step = async () => {
    if (chance() < 0.15) {
      const key = pick(keys);
      done.push(`key ${key}`);
      await page.keyboard.press(key);
      return;
    }
    const found = await page.locator(controls).filter({ visible: true }).elementHandles();
    const control = found.length > 0 ? pick(found) : undefined;
    if (!control) return;
    const what = await control.evaluate((element: Element) => ({
      type: element instanceof HTMLInputElement ? element.type : element.localName,
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
    }));
    done.push(`${new URL(page.url()).pathname}: ${what.type} “${what.name}”`);
    if (['text', 'search', 'email', 'number', 'textarea', 'tel', 'password'].includes(what.type))
      await control.fill(pick(messages), { timeout: 1_000 });
    // File inputs open a system dialog, which the test cannot answer.
    else if (what.type !== 'file') await control.click({ timeout: 1_000 });
  };

  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    // The element may be gone or covered.
    await step().catch(() => {});
    await page.waitForTimeout(250);
    if (!page.url().startsWith(exchange.url) || (await page.locator('#root').count()) === 0)
      await page.goto('/dashboard');
    if (
      /\/(?:login|mfa\/\w+)?$/.test(new URL(page.url()).pathname) ||
      new URL(page.url()).pathname === '/forgotpassword'
    ) {
      done.push('sign in again');
      await page.goto('/login');
      // The sign-in form, or the dashboard while the session lasts.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const email = page.getByLabel('Email', { exact: true });
      if (await email.isVisible()) {
        await email.fill(`${name}@example.com`);
        await page.getByLabel('Password', { exact: true }).fill('Open-Data-2026!');
        await page.keyboard.press('Enter');
      }
      await expect(page, report()).toHaveURL(/\/dashboard$/);
    }
    await expect(page.getByText(broken), report()).toHaveCount(0);
    await expect.poll(() => page.locator('#root').textContent(), { message: report() }).not.toBe('');
    expect(logged, report()).toEqual([]);
  }
  // At most 150 calls in any ten seconds.
  const most = Math.max(0, ...called.map((at) => called.filter((other) => other >= at && other < at + 10_000).length));
  expect(most, report()).toBeLessThanOrEqual(150);
  expect(done.length).toBeGreaterThan(seconds / 2);
});
