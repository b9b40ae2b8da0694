// Listing and editing a product whose source is a broker, by the form.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Stream, StreamPage } from '#contract/types.ts';
import { openBroker, type LiveTestSource } from '../../../server/live/sources.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { back, next, put, seeStep } from './listingSteps.ts';
import { pickCategory } from './pickCategory.ts';

const fixture = openPageFixture(() =>
  Promise.all([import('#src/pages/products/EditProductPage.tsx'), import('#src/pages/products/NewProductPage.tsx')]),
);
const { open } = fixture;
const password = 'brisk-otter';

let broker: LiveTestSource;
let beat: NodeJS.Timeout;
beforeAll(async () => {
  broker = await openBroker(password);
  beat = setInterval(() => broker.send('{"litres":3}'), 50);
});
afterAll(async () => {
  clearInterval(beat);
  await broker.close();
});

const field = (name: RegExp) => screen.findByLabelText(name, undefined, slow);

it('reads a topic again after a change of its sign-in', async () => {
  const { user } = await open('/products/new', (await fixture.market.exchange.join('seller')).token);
  await put(user, /^Source address/, broker.url);
  await user.tab();
  await put(user, /^User name/, 'exchange');
  await put(user, /^Password/, password);
  await next(user);
  await seeStep(2);
  await back(user);
  await put(user, /^Password/, 'wrong');
  await next(user);
  expect(await screen.findByText(/refused the connection/, undefined, slow)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue without reading it' })).toBeVisible();
  await put(user, /^Password/, password);
  await next(user);
  await seeStep(2);
  expect(screen.queryByText('The data has not been read yet.')).toBeNull();
});

it('lists a topic with its sign-in, and never shows the password again', async () => {
  const seller = await fixture.market.exchange.join('seller');
  const page = await open('/products/new', seller.token);
  const { user } = page;
  await put(user, /^Source address/, 'ftp://127.0.0.1/data');
  await next(user);
  expect(await screen.findByText(/must begin with .* mqtts:\/\/ or mqtt:\/\//)).toBeVisible();

  const { host } = new URL(broker.url);
  await put(user, /^Source address/, `mqtt://${host}`);
  await next(user);
  expect(await screen.findByText('Please enter Topic')).toBeVisible();
  await put(user, /^Topic/, 'plant/#/flow');
  expect(await screen.findByText(/^Use \+ or # only/)).toBeVisible();

  // The whole address, as one pastes it: the topic moves to its field.
  await user.clear(await field(/^Topic/));
  await put(user, /^Source address/, broker.url);
  await user.tab();
  expect(await field(/^Topic/)).toHaveValue('plant/flow');
  expect(await field(/^Source address/)).toHaveValue(`mqtt://${host}`);
  await next(user);
  expect(
    await screen.findByText(/refused the connection: check its address, topic and credentials/, undefined, slow),
  ).toBeVisible();
  await put(user, /^User name/, 'exchange');
  await put(user, /^Password/, password);
  // A draft outlives a reload; a sign-in does not.
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/brisk|"exchange"/u);
  await next(user);
  await seeStep(2);
  const content = within(screen.getByRole('region', { name: 'What is in it?' }));
  expect(
    content.getByText(/^NDJSON, \d+ events with 1 column read, about .+ events? a (?:second|minute|hour)\.$/),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Type/ })).toHaveValue('Stream');
  await put(user, /^Name/, 'Flow of the plant');
  await pickCategory(user);
  await put(user, /^Description/, 'Litres a second.');
  await next(user);
  await seeStep(3);
  await put(user, /^Price per hour/, '1');
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await expectMessage('Product added successfully');
  const own = await seller.call('GET', `/streams/streams?owner=${seller.id}`);
  const [listed] = own.json<StreamPage>().content;
  const stored = (await seller.call('GET', `/streams/streams/${listed?.id}`)).json<Stream>();
  expect(stored).toMatchObject({ type: 'Stream', url: broker.url, has_credentials: true });
  await fixture.leave();

  const again = await fixture.market.exchange.signIn(seller.email);
  const edit = await open(`/products/${listed?.id}/edit`, again);
  expect(await field(/^Topic/)).toHaveValue('plant/flow');
  await edit.user.click(screen.getByText('Where is your data?', { selector: 'h2' }));
  expect(screen.getByText(/stored user name and password/)).toBeVisible();
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  await edit.user.click(screen.getByRole('button', { name: 'Test the address' }));
  expect(await screen.findByText(/^NDJSON, \d+ events/, undefined, slow)).toBeVisible();
  await edit.user.click(screen.getByRole('button', { name: 'Replace sign-in' }));
  await edit.user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Please enter User name')).toBeVisible();
  await edit.user.click(screen.getByRole('button', { name: 'Keep stored sign-in' }));
  await put(edit.user, /^Topic/, 'plant/other');
  expect(await screen.findByText(/stored sign-in does not apply/)).toBeVisible();
  await put(edit.user, /^Topic/, 'plant/flow');
  await waitFor(() => expect(screen.queryByText(/does not apply/)).toBeNull());
  await edit.user.click(screen.getByRole('button', { name: 'Remove' }));
  await edit.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expectMessage('Product edited successfully');
  const after = await seller.call('GET', `/streams/streams/${listed?.id}`);
  expect(after.json()).not.toHaveProperty('has_credentials');
  expect(within(document.body).queryByText(password)).toBeNull();
});
