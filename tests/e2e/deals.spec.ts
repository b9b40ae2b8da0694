// A deal by keyboard, from the search to the share that is paid out.
import { expectAccessible } from './support/axe.ts';
import { enter, expectMessage } from './support/enter.ts';
import { keyTo, press, write } from './support/keys.ts';
import { openMarket } from './support/market.ts';
import { expect, test } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

test.describe.configure({ timeout: 240_000 * slowness() });

test('people search, make and answer offers, sign contracts, buy and add tokens by keyboard alone @postgres', async ({
  browser,
  request,
  exchange,
}) => {
  const market = openMarket(request, exchange.url);
  const [seller, buyer, partner] = [await market.join(), await market.join(), await market.join()];
  const name = 'Tides without a mouse';
  await market.list(seller, name);
  const button = (page: typeof mine, messages: string | RegExp) => page.getByRole('button', { name: messages });

  const mine = await enter(browser, buyer.name, '/wallet');
  await press(mine, button(mine, 'Add tokens'));
  await write(mine, mine.getByRole('textbox', { name: 'Amount to add' }), '30');
  await mine.keyboard.press('Enter');
  await expectMessage(mine, 'Token added successfully', () => press(mine, button(mine, 'Add 30 DXT')));
  await mine.goto('/marketplace');
  await write(mine, mine.getByRole('combobox', { name: 'Search products' }), 'without a mouse');
  await expect(mine).toHaveURL(/text=without/);
  await expect(mine.getByText('1 product', { exact: true })).toBeVisible();
  await expectAccessible(mine);
  const look = button(mine, `Quick look at ${name}`);
  await press(mine, look);
  await expect(mine.getByRole('dialog', { name })).toContainText('Made for a test.');
  await expectAccessible(mine);
  await mine.keyboard.press('Escape');
  await expect(look).toBeFocused();
  await mine.keyboard.press('Enter');
  await press(mine, mine.getByRole('link', { name: 'Open product' }));
  await press(mine, button(mine, 'Make an offer'));
  await write(mine, mine.getByLabel('Amount per hour'), '1');
  await write(mine, mine.getByLabel('Description'), 'By keys alone.');
  await expectMessage(mine, 'Offer sent to seller', () => press(mine, button(mine, 'Send offer')));

  const theirs = await enter(browser, seller.name, '/dashboard/offers?tab=received');
  await expectAccessible(theirs);
  await press(theirs, button(theirs, 'Accept'));
  await expectMessage(theirs, 'Offer Accepted', () => press(theirs, button(theirs, 'Accept offer')));
  await theirs.goto('/dashboard/contracts');
  await press(theirs, button(theirs, 'Share revenue'));
  await write(theirs, theirs.getByRole('combobox', { name: 'Product' }), 'without a mouse');
  await expect(theirs.getByRole('option').first()).toBeVisible();
  await theirs.keyboard.press('ArrowDown');
  await theirs.keyboard.press('Enter');
  await write(theirs, theirs.getByRole('combobox', { name: /^Partner, by name/ }), partner.email);
  await expect(theirs.getByRole('option', { name: partner.name })).toBeVisible();
  await theirs.keyboard.press('ArrowDown');
  await theirs.keyboard.press('Enter');
  await write(theirs, theirs.getByLabel('Share', { exact: true }), '10');
  await keyTo(theirs, theirs.getByLabel('Last day of Period'));
  // The same date in day-first and month-first locales.
  await theirs.keyboard.type('12122099');
  await expectAccessible(theirs);
  await expectMessage(theirs, 'Contract Created', () => press(theirs, button(theirs, 'Create contract')));

  const third = await enter(browser, partner.name, '/dashboard/contracts?tab=partner');
  await press(third, button(third, 'Review and sign'));
  await keyTo(third, third.getByLabel('I have read the terms'));
  await third.keyboard.press('Space');
  await expectAccessible(third);
  await expectMessage(third, 'Contract Signed', () =>
    press(third, third.getByRole('button', { name: 'Sign', exact: true })),
  );

  await mine.reload();
  await press(mine, button(mine, /^Buy 24 h for/));
  await expectMessage(mine, `You can now access ${name} for 24 hours`, () =>
    press(mine, button(mine, 'Buy 24 h for 24 DXT')),
  );
  await expectAccessible(mine);
  expect(await market.balanceOf(partner)).toBe(2.4);
});

test('the dialogs for extending, using and requesting access have no accessibility violation', async ({
  browser,
  request,
  exchange,
}) => {
  const market = openMarket(request, exchange.url);
  const [seller, buyer] = [await market.join(), await market.join(100)];
  const id = await market.list(seller, 'Tides to extend');
  const secret = await market.list(seller, 'Tides on approval', { accessType: 'PROTECTED' });
  await buyer.call('post', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  await buyer.call('post', '/access-control/access-requests', { stream_id: secret });

  const page = await enter(browser, buyer.name, '/dashboard/access');
  const row = page.getByRole('row', { name: /Tides to extend/ });
  await row.getByRole('button', { name: 'Extend' }).click();
  await expect(page.getByRole('dialog', { name: 'Extend Tides to extend' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Use' }).click();
  await expect(page.getByRole('dialog', { name: 'Use Tides to extend' })).toBeVisible();
  await expectAccessible(page);

  const theirs = await enter(browser, seller.name, '/dashboard/access?tab=requests');
  for (const [action, title] of [
    ['Approve', /^Let .* buy Tides on approval\?$/],
    ['Decline', /^Decline the request from /],
  ] as const) {
    await theirs.getByRole('button', { name: action, exact: true }).click();
    await expect(theirs.getByRole('alertdialog', { name: title })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.keyboard.press('Escape');
  }
});
