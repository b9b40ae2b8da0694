import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SellerLink } from '#src/pages/product/SellerLink.tsx';
import { resetAll } from '#src/state/machine/registry.ts';
import { sellerFacts, categories } from '#src/state/trade/browse/marketplace.ts';

const stream = { owner: 'seller-1', ownerName: 'Tide Ltd' };
const none = { types: [], accessTypes: [], owners: [], mine: [], price: { min: 0, max: 0 } };
const facts = {
  total: 12,
  facets: {
    ...none,
    grades: [
      { value: 'A' as const, count: 7 },
      { value: 'B' as const, count: 2 },
    ],
    categories: ['one', 'two', 'three', 'four'].map((value, index) => ({ value, count: 5 - index })),
  },
};

let idle: () => void = () => {};
const link = () => screen.getByRole('link', { name: 'Tide Ltd' });
const card = () => document.querySelector<HTMLElement>('[data-component="HoverCard"]');
const open = () =>
  render(
    <MemoryRouter>
      <SellerLink stream={stream} />
    </MemoryRouter>,
  );

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    idle = call;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.spyOn(sellerFacts, 'load').mockImplementation((owner) => {
    sellerFacts.set(facts, owner);
    return Promise.resolve({ ok: true, value: facts });
  });
  categories.set(
    ['one', 'two', 'three', 'four'].map((id) => ({ id, name: `Category ${id}`, parent: null })),
    undefined,
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  resetAll();
});

it('previews number, best quality and largest categories of the seller’s products', async () => {
  open();
  const before = link();
  idle();
  await waitFor(() => expect(link()).not.toBe(before));
  await userEvent.hover(link());
  await waitFor(() => expect(card()).toHaveTextContent('Tide LtdProducts12Quality A7'));
  expect(card()).toHaveTextContent('Category one (5), Category two (4), Category three (3)');
  expect(card()).not.toHaveTextContent('Category four');
  expect(link()).toHaveAttribute('href', expect.stringContaining('seller-1'));
});

it('keeps a link that has the focus, without a preview', async () => {
  open();
  const before = link();
  before.focus();
  idle();
  await import('#src/pages/product/SellerCard.tsx');
  await userEvent.hover(link());
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(link()).toBe(before);
  expect(before).toHaveFocus();
  expect(card()).toBeNull();
});
