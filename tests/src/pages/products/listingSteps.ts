// Walks through the steps of a new product.
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pickCategory } from './pickCategory.ts';

const slow = { timeout: 20_000 };

export async function put(user: UserEvent, label: RegExp, text: string) {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' }, slow);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

export const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Continue/ }));
export const back = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Back' }));

const titles = ['Where is your data?', 'What is in it?', 'What does it cost?'] as const;

/** Resolves once a step, from 1, has the focus on its heading. */
export const seeStep = (step: 1 | 2 | 3) =>
  waitFor(async () => {
    const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(titles[step - 1] ?? '', 'u') });
    if (document.activeElement !== heading) throw new Error(`step ${step} is not shown`);
  }, slow);

/** Gives the address of the data, which the exchange reads. */
export async function giveAddress(user: UserEvent, url: string) {
  await put(user, /^Source address/, url);
  await next(user);
  await seeStep(2);
}

/** Describes the data, and goes on to the price. */
export async function describeData(user: UserEvent) {
  await put(user, /^Name/, 'Salinity of the fjord');
  await pickCategory(user);
  await put(user, /^Description/, 'Daily means.');
  await next(user);
  await seeStep(3);
}
