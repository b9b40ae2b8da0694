// Records beyond the demo data, so that no picture has to show an empty screen for want of them. Made by calls, as people
// make them.
import { setTimeout as wait } from 'node:timers/promises';
import { amountScale } from '#contract/constants.ts';
import { streamId } from '#server/seed/rows.ts';
import { callsOf, type Call } from './calls.ts';

export const deadProduct = 'Harbour levels of Rotterdam, every ten minutes';
export const hugeProduct = 'Order book of a stock exchange, every trade since 1998';
const algorithm = 'Monthly forecast of a column';

const employment = streamId('us-employment.csv');
const saved = ['seattle-weather.csv', 'us-airports.csv', 'live/new-york-weather', 'gapminder.json'].map(streamId);
const searches = [
  { name: 'Weather under 1 DXT', filter: { text: 'weather', maxPrice: amountScale } },
  { name: 'Everything live', filter: { types: ['Stream'] } },
];

interface Listed {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly price: number;
  readonly url: string;
  readonly metadata?: object;
}

/** Lists a product in the category of the employment data. */
async function list(call: Call, product: Listed): Promise<string> {
  const { subcategory } = await call<{ subcategory: string }>('GET', `/streams/streams/${employment}`);
  const { id } = await call<{ id: string }>('POST', '/streams/streams', {
    ...product,
    subcategory,
    visibility: 'public',
  });
  return id;
}

interface Runs {
  readonly data: { readonly executions: { readonly content: { readonly state: string }[] } };
}

/** Runs an analysis, and waits until it has ended. */
async function run(call: Call, algo: string, data: string, parameters: object): Promise<void> {
  const { results } = await call<{ results: { id?: string; error?: string }[] }>('POST', '/executions/executions', {
    algo,
    executions: [{ data, metadata: { parameters } }],
  });
  const [{ id, error } = {}] = results;
  if (!id) throw new Error(`The run was refused: ${error}`);
  for (let tries = 0; tries < 300; tries += 1) {
    const { state } = await call<{ state: string }>('GET', `/executions/executions/${id}`);
    if (state === 'Succeeded' || state === 'Failed') return;
    await wait(200);
  }
  throw new Error('The run did not end');
}

/** Of the exchange whose payments are at once. An exchange of an earlier run has them already. */
export async function addRecords(url: string): Promise<void> {
  const [seller, provider, buyer, researcher] = await Promise.all(
    ['seller', 'sp', 'buyer', 'druser'].map((name) => callsOf(url, name)),
  );
  if (!seller || !provider || !buyer || !researcher) return;
  const query = '{ executions(role: MINE, limit: 1) { content { state } } }';
  const { data } = await buyer<Runs>('POST', '/application/query', { query });
  if (data.executions.content.length > 0) return;

  await list(seller, {
    name: deadProduct,
    type: 'Dataset',
    description: 'Water level in centimetres at twelve gauges of the port, every ten minutes.',
    price: 600_000,
    url: `${url}/samples/harbour-levels.csv`,
  });
  const algorithmId = await list(provider, {
    name: algorithm,
    type: 'Algorithm',
    description: 'Continues a monthly series for a year, with the season taken into account.',
    price: 0,
    url: `${url}/health?algorithm`,
    metadata: { analysis: 'forecast', step: 'month', horizon: 12, locked: 'horizon' },
  });
  for (const id of saved) await buyer('PUT', `/streams/favourites/${id}`);
  for (const search of searches) await buyer('POST', '/streams/searches', search);

  await run(buyer, 'regression', employment, { x: 'month', y: 'manufacturing_of_ships' });
  await run(buyer, algorithmId, employment, { date: 'month', measure: 'manufacturing' });
  await researcher('POST', '/subscriptions/subscriptions', { stream_id: employment, hours: 24 });
  await run(researcher, 'histogram', employment, { column: 'construction', bins: 12 });
}

const payments = '/transactions/tokens';

/** Of the exchange of an operator who confirms payments by hand: some wait, and a large one paid for a dear product. */
export async function addOperatedRecords(url: string): Promise<void> {
  const [seller, buyer, user, admin] = await Promise.all(
    ['seller', 'buyer', 'user', 'admin'].map((name) => callsOf(url, name)),
  );
  if (!seller || !buyer || !user || !admin) return;
  const price = 234_567 * amountScale;
  const id = await list(seller, {
    name: hugeProduct,
    type: 'Dataset',
    description: 'Each order and trade in the sequence of the matching engine, with microseconds.',
    price,
    url: `${url}/samples/us-employment.csv?orders`,
  });
  const bought = await user<{ payment: { id: string } }>('POST', `${payments}/buy`, { amount: 900_000 * amountScale });
  await admin('POST', `/transactions/payments/${bought.payment.id}/confirm`, { reference: 'Bank transfer 2026-4711' });
  await user('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  const declined = await user<{ payment: { id: string } }>('POST', `${payments}/withdraw`, {
    amount: 30 * amountScale,
  });
  await admin('POST', `/transactions/payments/${declined.payment.id}/decline`, {
    reference: 'No bank account on file',
  });
  await buyer('POST', `${payments}/buy`, { amount: 40 * amountScale });
  await buyer('POST', `${payments}/withdraw`, { amount: 12.5 * amountScale });
  await buyer('POST', '/executions/executions', {
    algo: 'forecast',
    executions: [{ data: employment, metadata: { parameters: { date: 'month', measure: 'manufacturing' } } }],
  });
}
