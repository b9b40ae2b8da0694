// A seller, a visiting buyer and a clock that tests can advance.
import { expect } from 'vitest';
import type { Changes } from '#contract/types.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';

/** Opens the fixture for one test file. */
export async function openFixture(env: Record<string, string> = {}) {
  const exchange = await exchangeForFile({ env });
  const subcategory = await exchange.addCategory();
  let [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
  const send = async (person: Person, method: 'PUT' | 'POST' | 'DELETE', url: string, body?: object) => {
    const reply = await person.call(method, url, body);
    expect(reply.statusCode).toBeLessThan(300);
    return reply;
  };
  const list = (name: string, more: object = {}) => seller.list({ name, price: 5, subcategory, offer: true, ...more });
  const change = (id: string, changed: object, by = seller) => send(by, 'PUT', `/streams/streams/${id}`, changed);
  const mark = (id: string, by = buyer) => send(by, 'PUT', `/streams/favourites/${id}`);
  const read = async (person: Person) => {
    const reply = await person.call('GET', '/streams/changes');
    expect(reply.statusCode).toBe(200);
    return reply.json<Changes>();
  };
  const now = () => exchange.exchange.now();
  const pass = (minutes: number) => exchange.pass(minutes * 60_000);
  /** Visits once and advances the clock past the end of the visit. */
  const visitAndReturn = async (...people: Person[]) => {
    for (const person of people.length > 0 ? people : [buyer]) await read(person);
    pass(31);
  };
  const products = async (person = buyer) => (await read(person)).products;
  return {
    exchange,
    /** Replaces both people, so that tests share nothing. */
    renew: async () => {
      [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
      return { seller, buyer };
    },
    send,
    list,
    change,
    mark,
    read,
    now,
    pass,
    visitAndReturn,
    products,
  };
}
