// One row for each kind of timed message, triggered by real clicks. tests/conformance proves every text.
import { expect, type Locator, type Page } from '@playwright/test';
import { failures, type SpecifiedFailure, type SpecifiedSuccess } from '../../conformance/specification.ts';
import { addPerson } from '../support/people.ts';
import { button, market, openAs, openAsAdmin, openSignedOut, pair, pairWithOffer, type Stage } from './stage.ts';

interface Ready {
  page: Page;
  /** The button whose click sends the request. */
  last: Locator;
  /** Values of the placeholders in the text. */
  parts?: Readonly<Record<string, string>>;
}

interface Row {
  prepare: (stage: Stage) => Promise<Ready>;
  sends: readonly [method: string, path: RegExp];
}

interface SuccessRow extends Row {
  says: SpecifiedSuccess;
  staysMs: number;
  place: 'snackbar' | 'screen';
}

interface FailureRow extends Row {
  of: SpecifiedFailure;
  place: 'snackbar' | 'screen';
}

/** Opens a menu and chooses one of its actions. */
async function choose(page: Page, menu: string | RegExp, item: string) {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** A sign-in form, filled in for a new person. */
async function signInForm(stage: Stage, password: string): Promise<Ready> {
  const { email } = await addPerson(stage.request);
  const page = await openSignedOut(stage, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  return { page, last: button(page, 'Sign in') };
}

/** Prepares a purchase of two hours up to the last click. */
async function purchase(stage: Stage) {
  const { seller, buyer, id, name } = await pair(stage);
  const page = await openAs(stage, buyer, `/product/${id}`);
  await page.getByRole('textbox', { name: 'Length of access' }).fill('2');
  await button(page, 'Buy 2 h for 4 DXT').click();
  return { seller, id, page, last: button(page.getByRole('dialog'), 'Buy 2 h for 4 DXT'), parts: { name, hours: '2' } };
}

const remove = ({ request }: Stage, { token }: { token: string }, id: string) =>
  request.delete(`/streams/streams/${id}`, { headers: { authorization: token } });

export const successRows: readonly SuccessRow[] = [
  {
    says: 'Product deleted successfully',
    sends: ['DELETE', /^\/streams\/streams\/[^/]+$/u],
    place: 'snackbar',
    staysMs: 2000,
    prepare: async (stage) => {
      const { seller, name } = await pair(stage);
      const page = await openAs(stage, seller, '/products');
      await choose(page, `Actions for ${name}`, 'Delete');
      return { page, last: button(page, 'Delete product') };
    },
  },
  {
    says: 'Offer Accepted',
    sends: ['PUT', /^\/offers\/offers\/[^/]+\/accept$/u],
    place: 'snackbar',
    staysMs: 2000,
    prepare: async (stage) => {
      const { seller } = await pairWithOffer(stage);
      const page = await openAs(stage, seller, '/dashboard/offers?tab=received');
      await button(page, 'Accept').click();
      return { page, last: button(page, 'Accept offer') };
    },
  },
  {
    says: 'User locked successfully',
    sends: ['PATCH', /^\/auth\/users\/[^/]+$/u],
    place: 'screen',
    staysMs: 10_000,
    prepare: async (stage) => {
      const { name } = await market(stage).join();
      const page = await openAsAdmin(stage, `/admin?name=${name}`);
      await choose(page, new RegExp(`^Actions for ${name}`, 'u'), 'Lock');
      return { page, last: button(page.getByRole('alertdialog'), 'Lock') };
    },
  },
];

/** Messages after a navigation, which a slow device renders late. */
export const slowRows: readonly Omit<SuccessRow, 'sends'>[] = [
  {
    says: 'Logged in successfully',
    place: 'snackbar',
    staysMs: 2000,
    prepare: (stage) => signInForm(stage, 'Open-Data-2026!'),
  },
  { says: 'You can now access {name} for {hours} hours', place: 'snackbar', staysMs: 2000, prepare: purchase },
];

export const failureRows: readonly FailureRow[] = [
  {
    of: 'login',
    sends: ['POST', /^\/auth\/tokens$/u],
    place: 'screen',
    prepare: (stage) => signInForm(stage, 'not the password'),
  },
  {
    of: 'buy access',
    sends: ['POST', /^\/subscriptions\/subscriptions$/u],
    place: 'screen',
    prepare: async (stage) => {
      const { seller, id, ...ready } = await purchase(stage);
      await remove(stage, seller, id);
      return ready;
    },
  },
  {
    of: 'product add, edit, delete and url fetch',
    sends: ['GET', /^\/streams\/streams\/[^/]+$/u],
    place: 'snackbar',
    prepare: async (stage) => {
      const { seller, name, id } = await pair(stage);
      const page = await openAs(stage, seller, '/products');
      await button(page, `Actions for ${name}`).click();
      const last = page.getByRole('menuitem', { name: 'Copy source address' });
      await last.waitFor();
      await remove(stage, seller, id);
      return { page, last };
    },
  },
];

/** First line of the error catalogue for this response. */
export function lineFor(name: SpecifiedFailure, body: string): string {
  const { tries, otherwise } = failures[name];
  const fields = JSON.parse(body) as { error?: string; message?: string };
  const texts = tries.map((from) => (from === 'message' ? fields.message : fields.error));
  return texts.find(Boolean) ?? otherwise;
}

export const textOf = (says: string, parts: Readonly<Record<string, string>> = {}) =>
  says.replaceAll(/\{(\w+)\}/gu, (_, name: string) => parts[name] ?? '');

/** Clicks and moves the pointer away: hovering over the toast pauses its timer. */
export async function press({ page, last }: Ready) {
  await expect(last).toBeEnabled();
  await last.click();
  await page.mouse.move(0, 0);
}
