// A provider writes and sells a query; another person maps columns and runs it.
import { enter, goTo, hear, post, tokenOf } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import type { Category } from '#contract/types.ts';

test.describe.configure({ timeout: 240_000 });
const givingWay = { timeout: 90_000 };

test('a provider sells a query that another person runs on own columns', async ({ browser, exchange }) => {
  const provider = await enter(browser, 'sp', '/products/new');
  await provider.getByLabel('Name', { exact: false }).first().fill('Days above a level');
  await provider.getByRole('combobox', { name: /^Analysis/ }).selectOption({ label: 'Your own SQL query' });
  await provider.getByLabel('Columns it needs', { exact: false }).fill('kind text\nlevel number');
  await provider.getByLabel('Parameters', { exact: false }).fill('least number 0');
  const query = provider.getByLabel('SQL query', { exact: false });
  await query.fill('select kind\nfrom where');
  await provider.getByLabel('Sample rows', { exact: false }).fill('kind,level\nrain,1\nrain,3\nsun,8\n');
  await provider.getByRole('button', { name: 'Check and try' }).click();
  await expect(provider.getByText(/Line 2, column 6/u)).toBeVisible(givingWay);
  await query.fill('select kind, count(*) as days from data where level >= $least group by kind order by days desc');
  await provider.getByRole('button', { name: 'Check and try' }).click();
  await expect(provider.getByText('The query works')).toBeVisible(givingWay);
  await expectAccessible(provider);

  // The rest of the form is in its own tests.
  const reply = await provider.request.get('/streams/categories', {
    headers: { authorization: await tokenOf(provider) },
  });
  const [category] = (await reply.json()) as Category[];
  const { id } = await post<{ id: string }>(provider, '/streams/streams', {
    name: 'Days above a level',
    type: 'Algorithm',
    description: 'Counts days of each kind',
    price: 0,
    url: `${exchange.url}/samples/seattle-weather.csv?algorithm`,
    subcategory: category?.id,
    visibility: 'public',
    metadata: { analysis: 'query' },
  });
  await post(provider, `/algorithms/${id}/versions`, {
    query: 'select kind, count(*) as days from data where level >= $least group by kind order by days desc',
    columns: [
      { name: 'kind', type: 'text' },
      { name: 'level', type: 'number' },
    ],
    parameters: [{ name: 'least', type: 'number', default: 0 }],
    rows: 'kind,level\nrain,1\nrain,3\nsun,8\n',
  });

  const buyer = await enter(browser, 'user');
  const data = await post<{ id: string }>(buyer, '/streams/streams', {
    name: 'Own weather',
    type: 'Dataset',
    description: 'To be counted',
    price: 0,
    url: `${exchange.url}/samples/seattle-weather.csv?counted`,
    subcategory: category?.id,
    visibility: 'private',
  });
  await buyer.goto(`/product/${id}`);
  await expect(buyer.getByText('Example result').first()).toBeVisible(givingWay);
  await expect(buyer.getByText('Version 1')).toBeVisible();
  await expectAccessible(buyer);
  await goTo(buyer, 'AI');
  await buyer.goto(`/ai?data=${data.id}&algo=${id}`);
  await buyer.getByRole('combobox', { name: /^kind/ }).selectOption({ label: 'weather' }, givingWay);
  await buyer.getByRole('combobox', { name: /^level/ }).selectOption({ label: 'temp_max' }, givingWay);
  await hear(buyer, 'Execution started successfully', () =>
    buyer.getByRole('button', { name: 'Run', exact: true }).click(),
  );
  const result = buyer.getByRole('region', { name: 'Days above a level: Own weather' }).first();
  await expect(result.getByText(/has the highest days/u)).toBeVisible(givingWay);
});
