// A provider writes and sells a query; another person maps columns and runs it.
import type { Page } from '@playwright/test';
import { enter, goTo, expectMessage, listBeside, post } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts';

test.describe.configure({ timeout: 240_000 });
const givingWay = { timeout: 90_000 };

const columns = [
  { name: 'kind', type: 'text' },
  { name: 'level', type: 'number' },
];

/** Lists an algorithm and publishes its query. */
async function listQuery(provider: Page, url: string, name: string) {
  const id = await listBeside(provider, {
    name,
    type: 'Algorithm',
    description: 'Counts days of each kind',
    url: `${url}/samples/seattle-weather.csv?${encodeURIComponent(name)}`,
    visibility: 'public',
    metadata: { analysis: 'query' },
  });
  await post(provider, `/algorithms/${id}/versions`, {
    query: 'select kind, count(*) as days from data where level >= $least group by kind order by days desc',
    columns,
    parameters: [{ name: 'least', type: 'number', default: 0 }],
    rows: 'kind,level\nrain,1\nrain,3\nsun,8\n',
  });
  return id;
}

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
  const id = await listQuery(provider, exchange.url, 'Days above a level');

  const buyer = await enter(browser, 'user');
  const data = await listBeside(buyer, {
    name: 'Own weather',
    type: 'Dataset',
    description: 'To be counted',
    url: `${exchange.url}/samples/seattle-weather.csv?counted`,
    visibility: 'private',
  });
  await buyer.goto(`/product/${id}`);
  await expect(buyer.getByText('Example result').first()).toBeVisible(givingWay);
  await expect(buyer.getByText('Version 1')).toBeVisible();
  await expectAccessible(buyer);
  await goTo(buyer, 'AI');
  await buyer.goto(`/ai?data=${data}&algo=${id}`);
  await buyer.getByRole('combobox', { name: /^kind/ }).selectOption({ label: 'weather' }, givingWay);
  await buyer.getByRole('combobox', { name: /^level/ }).selectOption({ label: 'temp_max' }, givingWay);
  await expectMessage(buyer, 'Execution started successfully', () =>
    buyer.getByRole('button', { name: 'Run', exact: true }).click(),
  );
  const result = buyer.getByRole('region', { name: 'Days above a level: Own weather' }).first();
  await expect(result.getByText(/has the highest days/u)).toBeVisible(givingWay);
});

test('a data room has no accessibility violation for its requester and its owner', async ({ browser, exchange }) => {
  const person = await enter(browser, 'druser', '/marketplace?text=Wildlife+strikes');
  await person
    .getByRole('article')
    .getByRole('link', { name: 'Wildlife strikes on aircraft, 10,000 reports', exact: true })
    .click();
  await expect(person.getByRole('heading', { name: 'Questions this data can answer' })).toBeVisible();
  await expectAccessibleInBoth(person);
  await person.getByRole('tab', { name: 'Use' }).click();
  await expect(person.getByRole('heading', { name: 'What you can do in this data room' })).toBeVisible();
  await expectAccessibleInBoth(person);

  const data = new URL(person.url()).pathname.replace('/product/', '');
  const id = await listQuery(await enter(browser, 'sp'), exchange.url, 'Days in a room');
  await post(person, '/subscriptions/subscriptions', { stream_id: data, hours: 1 });
  const parameters = { kind: 'Wildlife Size', level: 'Cost Other' };
  await post(person, '/executions/executions', { algo: id, executions: [{ data, metadata: { parameters } }] });
  const owner = await enter(browser, 'seller', `/product/${data}?tab=use`);
  await expect(owner.getByRole('heading', { name: 'Algorithms in this data room' })).toBeVisible();
  await expectAccessibleInBoth(owner);
});
