// Fixture for page tests: one market per file, one page at a time, limits that a busy machine does not exceed.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { Slot } from '#contract/types.ts';
import { MainLayout } from '#src/app/prefetch.ts';
import { clearDrafts } from '#src/state/me/drafts.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { clearStored } from '#src/state/machine/storage.ts';
import { openPage } from '../../support/page.tsx';
import { openMarket, type Market } from './market.ts';
import { clearMessages, watchRepeats } from './messages.ts';

export { allMessages, expectMessage, slow } from './messages.ts';

/** Drops every request whose address or body contains one of the words. */
function loseRequests(app: Market['exchange']['app'], messages: ReadonlySet<string>) {
  const real = app.inject.bind(app);
  vi.spyOn(app, 'inject').mockImplementation(((options: { url?: string; payload?: unknown }) =>
    [...messages].some((one) => options.url?.includes(one) || String(options.payload).includes(one))
      ? Promise.reject(new TypeError('Failed to fetch'))
      : real(options as never)) as never);
}

/**
 * Opens a market before the tests of the file and closes it after them; each test leaves its page behind.
 * @param code brings the code of the page that is opened first: compiling it takes long, and is nothing to be measured
 * @param env variables of the server beside the usual ones
 */
export function openPageFixture(code: () => Promise<unknown>, env?: Record<string, string>) {
  let market: Market | undefined;
  let page: Awaited<ReturnType<typeof openPage>> | undefined;
  const lost = new Set<string>();

  const leave = async () => {
    // As a closed tab, not as signing out: that takes a second and draws the sign-in screen. App.test.tsx signs out.
    watchRepeats();
    page?.unmount();
    page?.close();
    page = undefined;
    resetAll();
    clearStored();
    clearDrafts();
    // Requests that this ended settle in later tasks.
    await pause(0);
    clearMessages();
  };
  const fixture = {
    get market(): Market {
      if (!market) throw new Error('The market opens before the first test');
      return market;
    },
    /** Opens a page, signed in. */
    open: async (path: string, token: string) => {
      page = await openPage(fixture.market.exchange, path, token);
      return page;
    },
    /** Drops every request whose address or body contains the words, until the returned function is called or the test ends. */
    lose: (messages: string) => {
      lost.add(messages);
      return () => lost.delete(messages);
    },
    /** A seller with a product, and a buyer with so many micro-tokens. */
    pair: async (product: Parameters<Market['list']>[1] = {}, funds = 0, slot: Slot = 'buyer') => {
      const { exchange, fund, list } = fixture.market;
      const [seller, buyer] = [await exchange.join('seller'), await exchange.join(slot)];
      if (funds > 0) await fund(buyer, funds);
      return { seller, buyer, id: await list(seller, product) };
    },
    leave,
  };
  beforeAll(async () => {
    market = await openMarket(env);
    loseRequests(market.exchange.app, lost);
    await Promise.all([MainLayout.preload(), code()]);
  }, 120_000);
  afterAll(() => market?.close());
  afterEach(() => {
    lost.clear();
    return leave();
  });
  return fixture;
}
