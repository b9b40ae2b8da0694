// Every field that chooses among own products, for a seller with more than one page of them.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() =>
  Promise.all([
    import('#src/pages/ai/AiPage.tsx'),
    import('#src/pages/contracts/ContractsPage.tsx'),
    import('#src/pages/contracts/NewContract.tsx'),
  ]),
);
const count = 151;
const number = (index: number) => String(index).padStart(3, '0');

async function sellerOfMany() {
  const { exchange, list } = fixture.market;
  const person = await exchange.join('user');
  const ids = [];
  for (let index = 1; index <= count; index += 1)
    ids.push(await list(person, { name: `Tide ${number(index)}`, ...(index === 60 && { type: 'Algorithm' }) }));
  return { person, ids };
}

const fields = {
  'Product of a contract': async (user: Awaited<ReturnType<typeof fixture.open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Share revenue' }, slow));
    const dialog = await screen.findByRole('dialog', { name: 'Share revenue' });
    return within(dialog).getByRole('combobox', { name: 'Product' });
  },
  'Data of a run': () => screen.findByRole('combobox', { name: /^Data/ }, slow),
  'Second data of a run': async (user: Awaited<ReturnType<typeof fixture.open>>['user']) => {
    await user.type(await screen.findByRole('combobox', { name: /^Data/ }, slow), 'Tide 001{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Analysis/ }), 'Join two products');
    return screen.findByRole('combobox', { name: /^Other data/ }, slow);
  },
};

it(
  'finds the last of 151 own products in every field, and shows how many more match',
  { timeout: 240_000 },
  async () => {
    const { exchange } = fixture.market;
    const { person, ids } = await sellerOfMany();
    for (const [name, open] of Object.entries(fields)) {
      const { user } = await fixture.open(
        name.includes('contract') ? '/dashboard/contracts' : '/ai',
        await exchange.signIn(person.email),
      );
      const field = await open(user);
      await user.click(field);
      expect(await screen.findByText('51 more: type to narrow them down', undefined, slow)).toBeVisible();
      await user.type(field, `tide ${number(count)}{Enter}`);
      await waitFor(() => expect(field).toHaveValue(`Tide ${number(count)}`), slow);
      expect(field).toHaveAttribute('aria-expanded', 'false');
      await fixture.leave();
    }
    // An address can name any product.
    await fixture.open(`/ai?data=${ids.at(-1)}`, await exchange.signIn(person.email));
    await waitFor(
      () => expect(screen.getByRole('combobox', { name: /^Data/ })).toHaveValue(`Tide ${number(count)}`),
      slow,
    );
  },
);
