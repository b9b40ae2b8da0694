// Deals to their end, by people of their own: terms that go back and forth, prices that change under a purchase, shares that are paid.
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts';
import { enter, hear } from './support/enter.ts';
import { keyTo, press, write } from './support/keys.ts';
import { openMarket } from './support/market.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

test('terms go back and forth until they are rejected; a purchase then pays the price that is shown, once @postgres', async ({
  browser,
  request,
  exchange,
}) => {
  const market = openMarket(request, exchange.url);
  const [seller, buyer] = [await market.join(), await market.join(50)];
  const name = 'Tide tables of Bergen';
  const id = await market.list(seller, name);
  const page = await enter(browser, buyer.name);
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  await page.getByLabel('Amount per hour').fill('1');
  await page.getByLabel('Description').fill('For a study.');
  await hear(page, 'Offer sent to seller', () => page.getByRole('button', { name: 'Send offer' }).click());

  const other = await enter(browser, seller.name);
  await other.goto('/dashboard/offers?tab=received');
  await other.getByRole('button', { name: 'Revise' }).click();
  await other.getByLabel('Amount per hour').fill('1.8');
  await other.getByLabel('Description').fill('Not below this.');
  await hear(other, 'Revised offer sent succesfully', () =>
    other.getByRole('button', { name: 'Send revised offer' }).click(),
  );

  await page.goto('/dashboard/offers?tab=made');
  const deal = page.getByRole('article').filter({ hasText: name });
  await expect(deal.getByText('Your turn').first()).toBeVisible();
  await expect(deal.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await deal.getByRole('button', { name: 'Reject' }).click();
  await hear(page, 'Offer Rejected', () => page.getByRole('button', { name: 'Reject offer' }).click());
  await expect(deal.getByText('Rejected').first()).toBeVisible();

  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Get access' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Length of access' }).fill('5');
  await expect(dialog.getByRole('button', { name: 'Buy 5 hours for 10 DXT' })).toBeEnabled();
  await seller.call('put', `/streams/streams/${id}`, { price: 3_000_000 });
  await dialog.getByRole('button', { name: 'Buy 5 hours for 10 DXT' }).click();
  await expect(dialog.getByText('The price changed from 2 DXT to 3 DXT an hour')).toBeVisible();
  await expectAccessibleInBoth(page);
  expect(await market.balanceOf(buyer)).toBe(50);

  await page.route('**/subscriptions/subscriptions', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Buy 5 hours for 15 DXT' }).click();
  await expect(dialog.getByText(/It is not known whether tokens moved/)).toBeVisible();
  await page.unroute('**/subscriptions/subscriptions');
  await page.reload();
  await page.getByRole('button', { name: 'Extend access' }).click();
  await expect(dialog.getByText('An earlier request has no answer yet')).toBeVisible();
  await expectAccessible(page);
  await hear(page, `You can now access ${name} for 5 hours`, () =>
    dialog.getByRole('button', { name: 'Buy 5 hours for 15 DXT' }).click(),
  );
  expect(await market.balanceOf(buyer)).toBe(35);

  await page.goto('/dashboard/access');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).split('\r\n');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  expect(lines).toContain(`SUMMARY:Access to ${name} ends`);
  const stamps = lines.filter((line) => /^DT(STAMP|START|END)/.test(line));
  expect(stamps.length).toBeGreaterThanOrEqual(2);
  for (const stamp of stamps) expect(stamp).toMatch(/:\d{8}T\d{6}Z$/);
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});

test('two partners sign, a purchase pays both, and each wallet says why @postgres', async ({
  browser,
  request,
  exchange,
}) => {
  const market = openMarket(request, exchange.url);
  const [seller, buyer] = [await market.join(), await market.join(30)];
  const partners = [await market.join(), await market.join()];
  const name = 'Shared tides of Bergen';
  const id = await market.list(seller, name);
  const page = await enter(browser, seller.name);
  await page.goto('/dashboard/contracts');
  await page.getByRole('button', { name: 'Share revenue' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Product').fill('shared tides');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Add a partner' }).click();
  for (const [index, partner] of partners.entries()) {
    await dialog
      .getByLabel(/^Partner, by name/)
      .nth(index)
      .fill(partner.email);
    await page.getByRole('option', { name: partner.name }).click();
    await dialog
      .getByLabel('Share', { exact: true })
      .nth(index)
      .fill(String(20 - 10 * index));
  }
  await dialog.getByLabel('Last day of Period').fill('2099-12-31');
  await expectAccessible(page);
  await hear(page, 'Contract Created', () => dialog.getByRole('button', { name: 'Create contract' }).click());

  for (const [index, partner] of partners.entries()) {
    const own = await enter(browser, partner.name);
    await own.goto('/dashboard/contracts?tab=partner');
    await own.getByRole('button', { name: 'Review and sign' }).click();
    await own.getByLabel('I have read the terms').check();
    await hear(own, 'Contract Signed', () => own.getByRole('button', { name: 'Sign', exact: true }).click());
    // The last to sign is paid from then on, as the first is.
    if (index === 0) continue;
    await buyer.call('post', '/subscriptions/subscriptions', { stream_id: id, hours: 10 });
    await own.goto('/wallet/history');
    await own.getByRole('link', { name: 'Share of a sale' }).click();
    const why = own.getByRole('dialog', { name: 'Why these tokens moved' });
    await expect(why).toContainText(name);
    await expect(why).toContainText('+2 DXT');
    await expectAccessible(own);
  }
  expect(await Promise.all(partners.map(market.balanceOf))).toEqual([4, 2]);
  expect(await market.balanceOf(seller)).toBe(14);
});

test('finding, offering, answering, sharing, signing, buying and adding tokens need no mouse', async ({
  browser,
  request,
  exchange,
}) => {
  const market = openMarket(request, exchange.url);
  const [seller, buyer, partner] = [await market.join(), await market.join(), await market.join()];
  const name = 'Tides without a mouse';
  await market.list(seller, name);
  const button = (page: typeof mine, words: string | RegExp) => page.getByRole('button', { name: words });

  const mine = await enter(browser, buyer.name);
  await mine.goto('/wallet');
  await press(mine, button(mine, 'Add tokens'));
  await write(mine, mine.getByRole('textbox', { name: 'Amount to add' }), '30');
  await mine.keyboard.press('Enter');
  await hear(mine, 'Token added successfully', () => press(mine, button(mine, 'Add 30 DXT')));
  await mine.goto('/marketplace');
  await write(mine, mine.getByRole('combobox', { name: 'Search by name' }), 'without a mouse');
  await expect(mine).toHaveURL(/name=without/);
  const look = button(mine, `Quick look at ${name}`);
  await press(mine, look);
  await expect(mine.getByRole('dialog', { name })).toContainText('Made for a test.');
  await mine.keyboard.press('Escape');
  await expect(look).toBeFocused();
  await mine.keyboard.press('Enter');
  await press(mine, mine.getByRole('link', { name: 'Open product' }));
  await press(mine, button(mine, 'Make an offer'));
  await write(mine, mine.getByLabel('Amount per hour'), '1');
  await write(mine, mine.getByLabel('Description'), 'By keys alone.');
  await hear(mine, 'Offer sent to seller', () => press(mine, button(mine, 'Send offer')));

  const theirs = await enter(browser, seller.name);
  await theirs.goto('/dashboard/offers?tab=received');
  await press(theirs, button(theirs, 'Accept'));
  await hear(theirs, 'Offer Accepted', () => press(theirs, button(theirs, 'Accept offer')));
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
  // The same whether the day or the month comes first.
  await theirs.keyboard.type('12122099');
  await hear(theirs, 'Contract Created', () => press(theirs, button(theirs, 'Create contract')));

  const third = await enter(browser, partner.name);
  await third.goto('/dashboard/contracts?tab=partner');
  await press(third, button(third, 'Review and sign'));
  await keyTo(third, third.getByLabel('I have read the terms'));
  await third.keyboard.press('Space');
  await hear(third, 'Contract Signed', () => press(third, third.getByRole('button', { name: 'Sign', exact: true })));

  await mine.reload();
  await press(mine, button(mine, 'Buy at the agreed price'));
  await hear(mine, `You can now access ${name} for 24 hours`, () =>
    press(mine, button(mine, 'Buy 24 hours for 24 DXT')),
  );
  expect(await market.balanceOf(partner)).toBe(2.4);
});
