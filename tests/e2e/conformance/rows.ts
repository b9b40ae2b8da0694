// The times of messages by real clicks, one row for each kind of place and time. Their words are proven in jsdom:
// tests/conformance.
import { type Locator, type Page } from '@playwright/test';
import type { SpecifiedSuccess } from '../../conformance/specification.ts';
import { addPerson } from '../support/people.ts';
import { button, market, openAs, openAsAdmin, openSignedOut, pair, pairWithOffer, type Stage } from './stage.ts';

export interface Ready {
  page: Page;
  /** The button whose click sends the request. */
  last: Locator;
  /** Values of the placeholders in the text. */
  parts?: Readonly<Record<string, string>>;
}

interface SuccessRow {
  says: SpecifiedSuccess;
  prepare: (stage: Stage) => Promise<Ready>;
  sends: readonly [method: string, path: RegExp];
  /** Milliseconds on screen; 2,000 in the snackbar unless given. */
  stays?: number;
  place?: 'screen';
  /** Proven on a slow device too. */
  isSlowToo?: true;
}

const dialog = (page: Page) => page.getByRole('dialog');

async function openProductMenu(stage: Stage) {
  const { seller, name, id } = await pair(stage);
  const page = await openAs(stage, seller, '/products');
  await button(page, `Actions for ${name}`).click();
  return { page, seller, id };
}

export const successRows: readonly SuccessRow[] = [
  {
    says: 'Logged in successfully',
    sends: ['POST', /^\/auth\/tokens$/u],
    isSlowToo: true,
    prepare: async (stage) => {
      const person = await addPerson(stage.request);
      const page = await openSignedOut(stage, '/login');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill('Open-Data-2026!');
      return { page, last: button(page, 'Sign in') };
    },
  },
  {
    says: 'Product deleted successfully',
    sends: ['DELETE', /^\/streams\/streams\/[^/]+$/u],
    prepare: async (stage) => {
      const { page } = await openProductMenu(stage);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      return { page, last: button(page, 'Delete product') };
    },
  },
  {
    says: 'Offer Accepted',
    sends: ['PUT', /^\/offers\/offers\/[^/]+\/accept$/u],
    prepare: async (stage) => {
      const { seller } = await pairWithOffer(stage);
      const page = await openAs(stage, seller, '/dashboard/offers?tab=received');
      await button(page, 'Accept').click();
      return { page, last: button(page, 'Accept offer') };
    },
  },
  {
    says: 'You can now access {name} for {hours} hours',
    sends: ['POST', /^\/subscriptions\/subscriptions$/u],
    isSlowToo: true,
    prepare: async (stage) => {
      const { buyer, id, name } = await pair(stage);
      const page = await openAs(stage, buyer, `/product/${id}`);
      await button(page, 'Buy 24 h for 48 DXT').click();
      await dialog(page).getByRole('textbox', { name: 'Length of access' }).fill('2');
      return { page, last: button(page, 'Buy 2 h for 4 DXT'), parts: { name, hours: '2' } };
    },
  },
  {
    says: 'User locked successfully',
    sends: ['PATCH', /^\/auth\/users\/[^/]+$/u],
    stays: 10_000,
    place: 'screen',
    prepare: async (stage) => {
      const { name } = await market(stage).join();
      const page = await openAsAdmin(stage, `/admin?name=${name}`);
      await button(page, new RegExp(`^Actions for ${name}`)).click();
      await page.getByRole('menuitem', { name: 'Lock', exact: true }).click();
      return { page, last: button(page.getByRole('alertdialog'), 'Lock') };
    },
  },
];

/** Leads to a refused click whose message is in the snackbar. */
export async function prepareRefusal(stage: Stage): Promise<Ready> {
  const { page, seller, id } = await openProductMenu(stage);
  const last = page.getByRole('menuitem', { name: 'Copy source address' });
  await last.waitFor();
  await stage.request.delete(`/streams/streams/${id}`, { headers: { authorization: seller.token } });
  return { page, last };
}
