// The error catalogue of the specification by real clicks. The server refuses for real where a person can cause that;
// faults of the server itself are answered in its place.
import { expect, type Page } from '@playwright/test';
import type { SpecifiedFailure } from '../../conformance/specification.ts';
import { addPerson, enrol, mailed, recoveryLink } from '../support/people.ts';
import type { Ready } from './rows.ts';
import { chooseBulkFile, fillProduct, openPersonMenu, productMenu, amountOfOffer, fillContract } from './steps.ts';
import {
  button,
  followToken,
  market,
  openAs,
  openAsAdmin,
  openSignedOut,
  pair,
  pairWithOffer,
  picture,
  type Stage,
} from './stage.ts';

export interface FailureRow {
  of: SpecifiedFailure;
  /** Distinguishes rows of the same entry. */
  by?: string;
  /** Leads to the click; without one, opening the page is enough. */
  prepare: (stage: Stage) => Promise<Omit<Ready, 'last'> & Partial<Pick<Ready, 'last'>>>;
  sends: readonly [method: string, path: RegExp];
  place: 'snackbar' | 'screen';
  fast?: true;
}

/** Answers a call as a broken server would. */
const breakCall = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"broken","code":"internal"}' }),
  );

const person = ['PATCH', /^\/auth\/users\/[^/]+$/u] as const;

export const failureRows: readonly FailureRow[] = [
  {
    of: 'login',
    sends: ['POST', /^\/auth\/tokens$/u],
    place: 'screen',
    fast: true,
    prepare: async (stage) => {
      const { email } = await addPerson(stage.request);
      const page = await openSignedOut(stage, '/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      return { page, last: button(page, 'Sign in') };
    },
  },
  {
    of: 'password change',
    sends: ['PATCH', /^\/auth\/users\/recover\//u],
    place: 'screen',
    prepare: async (stage) => {
      const { email } = await addPerson(stage.request);
      await stage.request.post('/auth/users/recover', { data: { email } });
      const link = new URL(await mailed(stage.exchange, email, recoveryLink));
      const page = await openSignedOut(stage, link.href);
      await page.getByLabel('New password', { exact: true }).fill('an entirely new secret');
      await page.getByLabel('New password again').fill('an entirely new secret');
      const { searchParams: given } = link;
      const path = `/auth/users/recover/${given.get('token')}/${given.get('id')}`;
      await stage.request.patch(path, { data: { password: 'another new secret' } });
      return { page, last: button(page, 'Change password') };
    },
  },
  {
    of: 'recovery mail',
    sends: ['POST', /^\/auth\/users\/recover$/u],
    place: 'screen',
    prepare: async (stage) => {
      const page = await openSignedOut(stage, '/forgotpassword');
      await breakCall(page, '**/auth/users/recover');
      await page.getByLabel('Email').fill('buyer@example.com');
      return { page, last: button(page, 'Send the link') };
    },
  },
  {
    of: 'token validation',
    sends: ['GET', /^\/auth\/users\/recover\//u],
    place: 'screen',
    prepare: async (stage) => {
      const { id } = await addPerson(stage.request);
      return { page: await openSignedOut(stage, `/recover?token=${'a'.repeat(32)}&id=${id}`) };
    },
  },
  {
    of: 'product add, edit, delete and url fetch',
    by: 'add',
    sends: ['POST', /^\/streams\/streams$/u],
    place: 'screen',
    prepare: async (stage) => {
      const page = await openAs(stage, await market(stage).join(), '/products/new');
      await fillProduct(page, `${stage.exchange.url}/samples/seattle-weather.csv`);
      return { page, last: button(page, 'Add product') };
    },
  },
  {
    of: 'product add, edit, delete and url fetch',
    by: 'edit',
    sends: ['PUT', /^\/streams\/streams\/[^/]+$/u],
    place: 'screen',
    prepare: async (stage) => {
      const { seller, id } = await pair(stage);
      const page = await openAs(stage, seller, `/products/${id}/edit`);
      await page.getByLabel('Source address').fill(`${stage.exchange.url}/samples/seattle-weather.csv`);
      return { page, last: button(page, 'Save changes') };
    },
  },
  {
    of: 'product add, edit, delete and url fetch',
    by: 'delete',
    sends: ['DELETE', /^\/streams\/streams\/[^/]+$/u],
    place: 'screen',
    prepare: async (stage) => {
      const { seller, name, id } = await pair(stage);
      const page = await openAs(stage, seller, '/products');
      await productMenu(page, name, 'Delete');
      const last = button(page, 'Delete product');
      await expect(last).toBeEnabled();
      await stage.request.delete(`/streams/streams/${id}`, { headers: { authorization: seller.token } });
      return { page, last };
    },
  },
  {
    of: 'product add, edit, delete and url fetch',
    by: 'url fetch',
    sends: ['GET', /^\/streams\/streams\/[^/]+$/u],
    place: 'snackbar',
    prepare: async (stage) => {
      const { seller, name, id } = await pair(stage);
      const page = await openAs(stage, seller, '/products');
      await button(page, `Actions for ${name}`).click();
      const last = page.getByRole('menuitem', { name: 'Copy source address' });
      await last.waitFor();
      await stage.request.delete(`/streams/streams/${id}`, { headers: { authorization: seller.token } });
      return { page, last };
    },
  },
  {
    of: 'bulk upload',
    sends: ['POST', /^\/streams\/streams\/bulk/u],
    place: 'screen',
    prepare: async (stage) => {
      const seller = await market(stage).join();
      const page = await openAs(stage, seller, '/products/upload');
      const url = 'https://data.example.org/conformance/taken';
      const last = await chooseBulkFile(page, url);
      await expect(last).toBeEnabled();
      await market(stage).list(seller, 'Levels B', { url });
      return { page, last };
    },
  },
  {
    of: 'offer reject',
    sends: ['PUT', /^\/offers\/offers\/[^/]+\/reject$/u],
    place: 'screen',
    prepare: async (stage) => {
      const { seller, buyer, offer } = await pairWithOffer(stage);
      const page = await openAs(stage, seller, '/faqs');
      // Live notifications would close the question before the click.
      await page.route('**/notifications/stream*', (route) => route.abort());
      await page.goto('/dashboard/offers?tab=received');
      await button(page, 'Reject').click();
      await buyer.call('post', `/offers/offers/${offer.id}/withdraw`);
      return { page, last: button(page, 'Reject offer') };
    },
  },
  {
    of: 'offer create',
    sends: ['POST', /^\/offers\/offers$/u],
    place: 'screen',
    prepare: async (stage) => {
      const { buyer, seller, id } = await pair(stage);
      const page = await openAs(stage, buyer, `/product/${id}`);
      await amountOfOffer(page);
      await seller.call('put', `/streams/streams/${id}`, { offer: false });
      return { page, last: button(page, 'Send offer') };
    },
  },
  {
    of: 'buy access',
    sends: ['POST', /^\/subscriptions\/subscriptions$/u],
    place: 'screen',
    fast: true,
    prepare: async (stage) => {
      const { buyer, seller, id } = await pair(stage);
      const page = await openAs(stage, buyer, `/product/${id}`);
      await page.getByRole('textbox', { name: 'Length of access' }).fill('2');
      await button(page, 'Buy 2 h for 4 DXT').click();
      await stage.request.delete(`/streams/streams/${id}`, { headers: { authorization: seller.token } });
      return { page, last: button(page, 'Buy 2 h for 4 DXT') };
    },
  },
  {
    of: 'contract create and add user',
    by: 'contract create',
    sends: ['POST', /^\/transactions\/contracts$/u],
    place: 'screen',
    prepare: async (stage) => {
      const { seller, buyer, name, id } = await pair(stage);
      const page = await openAs(stage, seller, '/dashboard/contracts');
      await fillContract(page, name, buyer);
      const items = [{ partner_id: buyer.id, share: 10 }];
      await seller.call('post', '/transactions/contracts', { stream_id: id, end_time: '2099-12-31T00:00:00Z', items });
      return { page, last: button(page.getByRole('dialog'), 'Create contract') };
    },
  },
  {
    of: 'contract create and add user',
    by: 'add user',
    sends: ['POST', /^\/auth\/users$/u],
    place: 'screen',
    prepare: async (stage) => {
      const { email } = await addPerson(stage.request);
      const page = await openAsAdmin(stage, '/admin?add=one');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
      await dialog.getByRole('textbox', { name: 'First name' }).fill('Nora');
      return { page, last: button(dialog, 'Add person') };
    },
  },
  {
    of: 'user edit',
    sends: person,
    place: 'screen',
    prepare: async (stage) => {
      const page = await openPersonMenu(stage, await addPerson(stage.request));
      await page.getByRole('menuitem', { name: 'Lock', exact: true }).click();
      await breakCall(page, '**/auth/users/*');
      return { page, last: button(page.getByRole('alertdialog'), 'Lock') };
    },
  },
  {
    of: 'profile picture',
    sends: ['PUT', /^\/auth\/users\/[^/]+$/u],
    place: 'screen',
    prepare: async (stage) => {
      const page = await openAs(stage, await market(stage).join(), '/dashboard/profile');
      await breakCall(page, '**/auth/users/*');
      await button(page, /picture$/u).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture() });
      return { page, last: button(dialog, 'Upload') };
    },
  },
  {
    of: 'QR',
    sends: ['POST', /^\/mfa\/qrcode\/[^/]+$/u],
    place: 'screen',
    prepare: async (stage) => {
      const owner = await market(stage).join();
      const page = await openAs(stage, owner, '/mfa/qrcode');
      const last = button(page, 'I have an app');
      await last.waitFor();
      await followToken(page, { ...owner, token: await enrol(stage.request, owner) });
      return { page, last };
    },
  },
];
