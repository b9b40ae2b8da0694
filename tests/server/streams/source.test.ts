// Addresses that no stream may have, wherever they are given.
import { describe, expect, it } from 'vitest';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

const env = {
  PUBLIC_URL: 'https://exchange.example.org',
  ALLOW_UPSTREAM_HOSTS: 'exchange.example.org',
  RUN_WORKERS: '0',
};
const server = await exchangeForFile({ env });
const seller = await server.join('seller');
const category = await server.addCategory();

const unread = (scheme: string) =>
  `is a ${scheme} address, which the exchange cannot read: give an https, wss or mqtts one`;
const own = 'is an access address of this exchange';

describe.each([
  ['ftp://data.example.org/rain.csv', unread('ftp')],
  ['KAFKA://data.example.org/rain', unread('kafka')],
  ['ws://10.0.0.1/live', 'points to a network that the server may not access'],
  ['mqtts://broker.example.org:22/plant', 'points to a network that the server may not access'],
  ['mqtt://me:secret@broker.example.org/plant', 'is not a valid address'],
  ['mqtts://broker.example.org', 'needs a topic after the host, such as mqtts://broker.example.org/plant/flow'],
  ['mqtts://broker.example.org/plant/#/flow', 'has a topic with + or # in the wrong place'],
  ['mqtts://broker.example.org/$SYS/clients', 'has a topic that cannot be read'],
  ['wss://exchange.example.org/access/01a1f96a-bbae-7000-96cd-8889395eed60?key=abc', own],
  ['https://exchange.example.org/access/01a1f96a-bbae-7000-96cd-8889395eed60?key=abc', own],
])('the address %s is refused', (url, problem) => {
  const listing = { name: 'Rain', type: 'Dataset', description: 'x', price: 1 };
  const refusal = { code: 'invalid_input', fields: { url: problem } };

  it('on create', async () => {
    const reply = await seller.call('POST', '/streams/streams', { ...listing, url, subcategory: category });
    expect([reply.statusCode, reply.json<object>()]).toMatchObject([400, refusal]);
  });

  it('on edit', async () => {
    const plain = { ...listing, url: `https://data.example.org/${Math.random()}`, subcategory: category };
    const { id } = (await seller.call('POST', '/streams/streams', plain)).json<{ id: string }>();
    expect(await statusAndBody(seller.call('PUT', `/streams/streams/${id}`, { url }))).toMatchObject([400, refusal]);
  });

  it('in a bulk file', async () => {
    const row = `Rain,Dataset,x,1,${url},${category}`;
    const file = `name,type,description,price,url,subcategory\n${row}\n`;
    expect(await statusAndBody(seller.upload('POST', '/streams/streams/bulk', file))).toMatchObject([
      400,
      { rows: [{ row: 1, field: 'url', problem }] },
    ]);
  });

  it('when it is tested', async () => {
    expect(await statusAndBody(seller.call('POST', '/streams/probe', { url }))).toMatchObject([400, refusal]);
  });
});
