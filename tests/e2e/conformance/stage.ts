// The people, products and pages that a conformance row starts from. Each row gets fresh ones.
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { Exchange } from '../../support/startServer.ts';
import { enter } from '../support/enter.ts';
import { openMarket, type Trader } from '../support/market.ts';
import { startRecording } from './record.ts';

export interface Stage {
  browser: Browser;
  request: APIRequestContext;
  exchange: Exchange;
}

export const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Opens a recorded page of a signed-in person, without the sign-in form. */
export async function openAs({ browser, exchange }: Stage, { id, token }: Trader, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: exchange.url });
  const page = await context.newPage();
  await startRecording(page);
  await page.goto('/faqs');
  await page.evaluate((stored) => localStorage.setItem('token', stored), JSON.stringify({ token, userId: id }));
  await page.goto(path);
  return page;
}

/** Opens a recorded page without a session. */
export async function openSignedOut({ browser, exchange }: Stage, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: exchange.url })).newPage();
  await startRecording(page);
  await page.goto(path);
  return page;
}

export async function openAsAdmin({ browser }: Stage, path: string): Promise<Page> {
  const page = await enter(browser, 'admin');
  await startRecording(page);
  await page.goto(path);
  return page;
}

export const market = ({ request, exchange }: Stage) => openMarket(request, exchange.url);

/** A seller with one product, and a buyer with 50 tokens. */
export async function pair(stage: Stage, other: object = {}) {
  const { join, list } = market(stage);
  const [seller, buyer] = [await join(), await join(50)];
  const name = `Tides ${seller.name}`;
  return { seller, buyer, name, id: await list(seller, name, other) };
}

/** A pair with a pending offer of the buyer. */
export async function pairWithOffer(stage: Stage) {
  const given = await pair(stage);
  const offer = { stream_id: given.id, amount: 1_000_000, description: 'For a study.' };
  return { ...given, offer: await given.buyer.call<{ id: string }>('post', '/offers/offers', offer) };
}
