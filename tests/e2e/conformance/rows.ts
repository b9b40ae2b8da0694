// The success messages of the specification by real clicks: one row each, with the request and the time on screen.
import { expect, type Locator, type Page } from '@playwright/test';
import type { SpecifiedSuccess } from '../../conformance/specification.ts';
import { mailed, addPerson, recoveryLink } from '../support/people.ts';
import {
  button,
  market,
  openAs,
  openAsAdmin,
  openSignedOut,
  pair,
  pairWithOffer,
  picture,
  type Stage,
} from './stage.ts';
import { amountOfOffer, chooseBulkFile, fillContract, fillProduct, openPersonMenu, productMenu } from './steps.ts';

export interface Ready {
  page: Page;
  /** The button whose click sends the request. */
  last: Locator;
  /** Values of the placeholders in the text. */
  parts?: Readonly<Record<string, string>>;
}

export interface SuccessRow {
  says: SpecifiedSuccess;
  /** Distinguishes rows with the same text. */
  by?: string;
  prepare: (stage: Stage) => Promise<Ready>;
  sends: readonly [method: string, path: RegExp];
  /** Milliseconds on screen; 2,000 in the snackbar unless given. */
  stays?: number;
  place?: 'screen';
  /** Runs in every `npm test`; the others run with `npm run conformance`. */
  fast?: true;
}

const dialog = (page: Page) => page.getByRole('dialog');

async function amountDialog(page: Page, action: string, amount: string) {
  await button(page, action).click();
  await dialog(page).getByRole('textbox').fill(amount);
  await button(page, 'Continue').click();
}

/** A person row of the administration with one of its actions chosen and the question open. */
async function accountAction(stage: Stage, action: 'Disable' | 'Enable' | 'Lock' | 'Unlock'): Promise<Ready> {
  const person = await market(stage).join();
  const page = await openAsAdmin(stage, `/admin?name=${person.name}`);
  const before = { Enable: 'disabled', Unlock: 'locked', Disable: '', Lock: '' }[action];
  if (before) {
    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('token') ?? '{}') as { token: string }).token,
    );
    await stage.request.patch(`/auth/users/${person.id}`, {
      headers: { authorization: token },
      data: { [before]: true },
    });
    await page.reload();
  }
  await button(page, new RegExp(`^Actions for ${person.name}`)).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  return { page, last: button(page.getByRole('alertdialog'), action) };
}

const users = ['PATCH', /^\/auth\/users\/[^/]+$/u] as const;
const tenSeconds = { sends: users, stays: 10_000, place: 'screen' } as const;

export const successRows: readonly SuccessRow[] = [
  {
    says: 'Logged in successfully',
    sends: ['POST', /^\/auth\/tokens$/u],
    prepare: async (stage) => {
      const person = await addPerson(stage.request);
      const page = await openSignedOut(stage, '/login');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill('Open-Data-2026!');
      return { page, last: button(page, 'Sign in') };
    },
  },
  {
    says: 'Password changed successfully',
    sends: ['PATCH', /^\/auth\/users\/recover\//u],
    prepare: async (stage) => {
      const person = await addPerson(stage.request);
      await stage.request.post('/auth/users/recover', { data: { email: person.email } });
      const page = await openSignedOut(stage, new URL(await mailed(stage.exchange, person.email, recoveryLink)).href);
      await page.getByLabel('New password', { exact: true }).fill('an entirely new secret');
      await page.getByLabel('New password again').fill('an entirely new secret');
      return { page, last: button(page, 'Change password') };
    },
  },
  {
    says: 'Password reset link sent to your email',
    sends: ['POST', /^\/auth\/users\/recover$/u],
    prepare: async (stage) => {
      const person = await addPerson(stage.request);
      const page = await openSignedOut(stage, '/forgotpassword');
      await page.getByLabel('Email').fill(person.email);
      return { page, last: button(page, 'Send the link') };
    },
  },
  {
    says: 'Product added successfully',
    sends: ['POST', /^\/streams\/streams$/u],
    prepare: async (stage) => {
      const page = await openAs(stage, await market(stage).join(), '/products/new');
      await fillProduct(page, `${stage.exchange.url}/samples/seattle-weather.csv?conformance=add`);
      return { page, last: button(page, 'Add product') };
    },
  },
  {
    says: 'File uploaded successfully',
    sends: ['POST', /^\/streams\/streams\/bulk/u],
    prepare: async (stage) => {
      const page = await openAs(stage, await market(stage).join(), '/products/upload');
      return { page, last: await chooseBulkFile(page, 'https://data.example.org/conformance/a') };
    },
  },
  {
    says: 'Product edited successfully',
    sends: ['PUT', /^\/streams\/streams\/[^/]+$/u],
    prepare: async (stage) => {
      const { seller, id } = await pair(stage);
      const page = await openAs(stage, seller, `/products/${id}/edit`);
      await page.getByLabel('Price per hour').fill('0.5');
      return { page, last: button(page, 'Save changes') };
    },
  },
  {
    says: 'Product deleted successfully',
    fast: true,
    sends: ['DELETE', /^\/streams\/streams\/[^/]+$/u],
    prepare: async (stage) => {
      const { seller, name } = await pair(stage);
      const page = await openAs(stage, seller, '/products');
      await productMenu(page, name, 'Delete');
      return { page, last: button(page, 'Delete product') };
    },
  },
  {
    says: 'Offer Accepted',
    sends: ['PUT', /^\/offers\/offers\/[^/]+\/accept$/u],
    fast: true,
    prepare: async (stage) => {
      const { seller } = await pairWithOffer(stage);
      const page = await openAs(stage, seller, '/dashboard/offers?tab=received');
      await button(page, 'Accept').click();
      return { page, last: button(page, 'Accept offer') };
    },
  },
  {
    says: 'Offer Rejected',
    sends: ['PUT', /^\/offers\/offers\/[^/]+\/reject$/u],
    prepare: async (stage) => {
      const { seller } = await pairWithOffer(stage);
      const page = await openAs(stage, seller, '/dashboard/offers?tab=received');
      await button(page, 'Reject').click();
      return { page, last: button(page, 'Reject offer') };
    },
  },
  {
    says: 'Revised offer sent succesfully',
    sends: ['PUT', /^\/offers\/offers\/[^/]+$/u],
    prepare: async (stage) => {
      const { seller } = await pairWithOffer(stage);
      const page = await openAs(stage, seller, '/dashboard/offers?tab=received');
      await button(page, 'Revise').click();
      await page.getByLabel('Amount per hour').fill('1.8');
      await page.getByLabel('Message').fill('Not below this.');
      return { page, last: button(page, 'Send revised offer') };
    },
  },
  {
    says: 'Offer sent to seller',
    sends: ['POST', /^\/offers\/offers$/u],
    prepare: async (stage) => {
      const { buyer, id } = await pair(stage);
      const page = await openAs(stage, buyer, `/product/${id}`);
      await amountOfOffer(page);
      return { page, last: button(page, 'Send offer') };
    },
  },
  {
    says: 'You can now access {name} for {hours} hours',
    sends: ['POST', /^\/subscriptions\/subscriptions$/u],
    prepare: async (stage) => {
      const { buyer, id, name } = await pair(stage);
      const page = await openAs(stage, buyer, `/product/${id}`);
      await page.getByRole('textbox', { name: 'Length of access' }).fill('2');
      await button(page, 'Buy 2 h for 4 DXT').click();
      return { page, last: button(dialog(page), 'Buy 2 h for 4 DXT'), parts: { name, hours: '2' } };
    },
  },
  {
    says: 'Token added successfully',
    sends: ['POST', /^\/transactions\/tokens\/buy$/u],
    prepare: async (stage) => {
      const page = await openAs(stage, await market(stage).join(), '/wallet');
      await amountDialog(page, 'Add tokens', '12.5');
      return { page, last: button(page, 'Add 12.5 DXT') };
    },
  },
  {
    says: 'Token withdrawn successfully',
    sends: ['POST', /^\/transactions\/tokens\/withdraw$/u],
    prepare: async (stage) => {
      const page = await openAs(stage, await market(stage).join(20), '/wallet');
      await amountDialog(page, 'Withdraw', '5');
      return { page, last: button(page, 'Withdraw 5 DXT') };
    },
  },
  {
    says: 'Contract Created',
    sends: ['POST', /^\/transactions\/contracts$/u],
    prepare: async (stage) => {
      const { seller, buyer, name } = await pair(stage);
      const page = await openAs(stage, seller, '/dashboard/contracts');
      await fillContract(page, name, buyer);
      return { page, last: button(dialog(page), 'Create contract') };
    },
  },
  {
    says: 'User added successfully',
    sends: ['POST', /^\/auth\/users$/u],
    prepare: async (stage) => {
      const page = await openAsAdmin(stage, '/admin?add=one');
      await dialog(page).getByRole('textbox', { name: 'Email' }).fill(`new.${Date.now()}@example.com`);
      await dialog(page).getByRole('textbox', { name: 'First name' }).fill('Nora');
      return { page, last: button(dialog(page), 'Add person') };
    },
  },
  { says: 'User disabled successfully', ...tenSeconds, prepare: (stage) => accountAction(stage, 'Disable') },
  { says: 'User enabled successfully', ...tenSeconds, prepare: (stage) => accountAction(stage, 'Enable') },
  { says: 'User locked successfully', ...tenSeconds, fast: true, prepare: (stage) => accountAction(stage, 'Lock') },
  { says: 'User unlocked successfully', ...tenSeconds, prepare: (stage) => accountAction(stage, 'Unlock') },
  {
    says: 'User edited successfully',
    ...tenSeconds,
    prepare: async (stage) => {
      const person = await market(stage).join();
      const page = await openPersonMenu(stage, person);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await dialog(page).getByRole('textbox', { name: 'Company' }).fill('Tide');
      return { page, last: button(dialog(page), 'Save changes') };
    },
  },
  {
    says: 'Execution started successfully',
    sends: ['POST', /^\/executions\/executions$/u],
    prepare: async (stage) => {
      const { seller, name } = await pair(stage, { price: 0, visibility: 'private' });
      const page = await openAs(stage, seller, '/ai');
      const data = page.getByRole('combobox', { name: /^Data/u });
      await data.fill(name);
      await data.press('Enter');
      await expect(data).toHaveAttribute('aria-expanded', 'false');
      await page.getByRole('combobox', { name: /^Analysis/u }).selectOption({ label: 'Summary of every column' });
      return { page, last: button(page, 'Run') };
    },
  },
  {
    says: 'Fetched successfully',
    sends: ['GET', /^\/executions\/executions\/[^/]+\/result$/u],
    prepare: async (stage) => {
      const page = await openAs(stage, await market(stage).join(), '/ai');
      return { page, last: button(page, 'View example') };
    },
  },
  {
    says: 'User information updated successfully',
    sends: users,
    prepare: async (stage) => {
      const page = await openAs(stage, await market(stage).join(), '/dashboard/profile');
      await page.getByLabel('Company').fill('Fjord Data');
      return { page, last: button(page, 'Save changes') };
    },
  },
  {
    says: 'Profile picture uploaded successfully',
    sends: ['PUT', /^\/auth\/users\/[^/]+$/u],
    prepare: async (stage) => {
      const page = await openAs(stage, await market(stage).join(), '/dashboard/profile');
      await button(page, /picture$/u).click();
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture() });
      return { page, last: button(dialog(page), 'Upload') };
    },
  },
];
