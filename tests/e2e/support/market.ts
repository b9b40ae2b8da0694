// Products and money of newly created people: other tests check the demo wallets.
import { expect, type APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Slot } from '#contract/types.ts';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { addPerson, type Person } from './people.ts';

/** A new person with a session for calls. */
export interface Trader extends Person {
  token: string;
  call: <T>(method: 'get' | 'post' | 'put', path: string, data?: object) => Promise<T>;
}

export function openMarket(request: APIRequestContext, origin: string) {
  /** A new person who may buy and sell, with tokens to spend. */
  async function join(tokens = 0, ...slots: Slot[]): Promise<Trader> {
    const person = await addPerson(request, ...slots);
    const opened = await request.post('/auth/tokens', { data: { email: person.email, password: demoPassword } });
    const { token } = (await opened.json()) as { token: string };
    const call = async <T>(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<T> => {
      const reply = await request[method](path, { headers: { authorization: token }, ...(data && { data }) });
      expect(reply.ok(), `${method} ${path}: ${reply.status()}`).toBe(true);
      return (await reply.json()) as T;
    };
    if (tokens > 0) await call('post', '/transactions/tokens/buy', { amount: tokens * 1_000_000 });
    return { ...person, token, call };
  }

  /** A product at 2 tokens an hour that takes offers, by default. */
  async function list(seller: Trader, name: string, other: object = {}): Promise<string> {
    const [category] = await seller.call<{ id: string }[]>('get', '/streams/categories');
    const { id } = await seller.call<{ id: string }>('post', '/streams/streams', {
      name,
      type: 'Dataset',
      description: 'Made for a test.',
      price: 2_000_000,
      offer: true,
      url: `${origin}/samples/seattle-weather.csv?made=${randomUUID()}`,
      subcategory: category?.id,
      ...other,
    });
    return id;
  }

  const balanceOf = async ({ call }: Trader) =>
    (await call<{ balance: number }>('get', '/transactions/tokens')).balance / 1_000_000;

  return { join, list, balanceOf };
}
