import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { publicPageOf } from '#src/config/frontDoor.ts';
import { expectMessage } from '../../support/messages.ts';
import { openAppFixture } from '../../support/appFixture.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const dist = folderForFile('exchange-dist');
writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>App</title>');
const env = { OPERATOR_CONTACT: 'desk@exchange.example.org', JOIN: 'off' };
const { exchange, open } = await openAppFixture({ demo: true, dist, env });

afterEach(() => {
  document.head.querySelectorAll('meta, link[rel="canonical"]').forEach((element) => element.remove());
});

/** Copies the document head that the server sends for an address. */
async function loadDocument(url: string) {
  const { body } = await exchange.app.inject({ url, headers: { accept: 'text/html' } });
  const { head } = new DOMParser().parseFromString(body, 'text/html');
  document.head.append(...head.querySelectorAll('meta, link[rel="canonical"]'));
}

async function openLogin() {
  const page = await open('/login');
  await screen.findByRole('button', { name: 'Sign in' });
  return page;
}

it('shows public products, a link to look around and the contact on the sign-in screen', async () => {
  await loadDocument('/login');
  await openLogin();
  const aside = screen.getByRole('complementary', { hidden: true });
  const cards = within(aside).getAllByRole('listitem', { hidden: true });
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(within(card).getByRole('link', { hidden: true }).getAttribute('href')).toMatch(/^\/data\//u);
    expect(card.textContent).toMatch(/DXTper hour$|Free$/u);
  }
  expect(within(aside).getByRole('link', { name: 'Look around', hidden: true })).toHaveAttribute('href', '/data');
  expect(aside).toHaveTextContent('46 products from 2 sellers');
  expect(screen.getByRole('link', { name: 'Ask for an account' })).toHaveAttribute(
    'href',
    'mailto:desk@exchange.example.org',
  );
});

it('signs in as a person of the demo with one press', async () => {
  await loadDocument('/login');
  const { user } = await openLogin();
  const demo = screen.getByRole('group', { name: 'This is a demo. Sign in as' });
  await user.click(within(demo).getByRole('button', { name: 'Buyer' }));
  await expectMessage('Logged in successfully');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

it('shows only the form without data of the server', async () => {
  await openLogin();
  expect(screen.queryByRole('group', { name: /demo/u })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Look around', hidden: true })).toBeNull();
  expect(screen.getByRole('complementary', { hidden: true })).toHaveTextContent('Find it.');
});

it('leads from a shared product to its public page, and from a purchase to the sign-in', async () => {
  const { id } = await exchange.db.selectFrom('streams').select('id').executeTakeFirstOrThrow();
  const pathname = `/product/${id}`;
  expect(publicPageOf({ pathname, search: '' })).toBeUndefined();
  await loadDocument(pathname);
  expect(publicPageOf({ pathname, search: '?view=rows&row=30' })).toMatch(
    new RegExp(`^/data/${id}-[^?]+\\?view=rows&row=30$`, 'u'),
  );
  expect(publicPageOf({ pathname, search: '?buy=24' })).toBeUndefined();
  expect(publicPageOf({ pathname: '/login', search: '' })).toBeUndefined();
});
