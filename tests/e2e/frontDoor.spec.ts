// Public pages for visitors without an account, and the path from a shared link to the purchase.
import { expectAccessible } from './support/axe.ts';
import { enter, expectMessage, post, signIn } from './support/enter.ts';
import { openMarket } from './support/market.ts';
import { mailed } from './support/people.ts';
import { expect, test } from './support/test.ts';

const widest = () => document.documentElement.scrollWidth;

test('a shared link opens the public product page, also at 320 px, and leads through the sign-in to the purchase', async ({
  page,
  request,
  exchange,
}) => {
  const market = openMarket(request, exchange.url);
  const name = 'Water levels of the northern harbours and their estuaries, hourly';
  const id = await market.list(await market.join(), name, { price: 1_000_000 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/product/${id}?view=rows&row=30`);
  await expect(page).toHaveURL(new RegExp(`/data/${id}-[^?]+\\?view=rows&row=30$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(widest)).toBe(320);
  await expectAccessible(page);

  const category = await page
    .getByRole('link', { name: /./ })
    .and(page.locator('[href^="/data/category/"]'))
    .first()
    .getAttribute('href');
  for (const list of ['/data', category ?? '']) {
    const other = await page.context().newPage();
    await other.goto(list);
    await expectAccessible(other);
    await other.close();
  }
  await page.getByRole('link', { name: 'Sign in to buy' }).click();
  await expect(page.getByRole('link', { name: 'Look around' })).toBeVisible();
  expect(await page.evaluate(widest)).toBe(320);
  await expectAccessible(page);
  await signIn(page, 'buyer');
  await expect(page).toHaveURL(new RegExp(`/product/${id}`));
  await expect(page.getByRole('dialog')).toContainText(name);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('view'), searchParams.get('row')]).toEqual(['rows', '30']);
});

test('a stranger asks for an account, an admin approves, and the new buyer makes a first purchase', async ({
  page,
  browser,
  request,
  exchange,
}) => {
  const market = openMarket(request, exchange.url);
  const name = 'Tides of the outer harbour';
  const id = await market.list(await market.join(), name, { price: 1_000_000, offer: false });
  const [email, password] = ['ada.moreno@example.com', 'a harbour full of tides'];
  await page.goto('/login');
  await page.getByRole('link', { name: 'Request an account' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  const fields = { Email: email, 'First name': 'Ada', 'Last name': 'Moreno', Company: 'Harbour Ltd' };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel('What do you want to do here?').fill('Forecast tides');
  const send = page.getByRole('button', { name: 'Request account' });
  await send.click();
  await expect(page.getByText('Accept the terms to go on')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I accept the terms (version 1)' }).check();
  await send.click();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await page.goto(await mailed(exchange, email, /(http\S+\/join\?\S+)/));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is with the administrators' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  const admin = await enter(browser, 'admin', '/admin?tab=requests');
  await expect(admin.getByRole('row', { name: /Ada Moreno/ })).toContainText('Forecast tides');
  await admin.getByRole('button', { name: 'Approve' }).click();
  await expectMessage(admin, 'Account added', () => admin.getByRole('button', { name: 'Add Ada Moreno' }).click());

  await page.goto(await mailed(exchange, email, /(http\S+\/recover\?\S+)/));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await post(page, '/transactions/tokens/buy', { amount: 5_000_000 });
  await page.goto(`/product/${id}?buy=2`);
  const dialog = page.getByRole('dialog');
  await expectMessage(page, `You can now access ${name} for 2 hours`, () =>
    dialog.getByRole('button', { name: /^Buy 2 h for/ }).click(),
  );
});
