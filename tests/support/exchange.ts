// A whole server for one test file: its own database, its own app, requests by injection.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { readConfig } from '#server/kernel/config.ts';
import { buildApp, type AppOptions } from '#server/boot/app.ts';
import { openExchange } from '#server/kernel/exchange.ts';
import { newId } from '#server/kernel/newId.ts';
import { hashPassword } from '#server/people/password.ts';
import { seed } from '#server/seed/seed.ts';
import { graphqlPath } from '#contract/constants.ts';
import type { Slot } from '#contract/types.ts';
import { transaction } from '#server/database/transaction.ts';
import { deposit } from '#server/domains/wallet/store.ts';
import { forFile } from './forFile.ts';
import { userRow } from './ledgerFixture.ts';
import { fileForm } from './requests/form.ts';
import { freshDatabase, freshDemo, hasPostgres } from './database/postgres.ts';
import { copyDemo, copyMigrated } from './vitest/scratch.ts';

export interface TestExchangeOptions extends AppOptions {
  /** Default: PostgreSQL if the run has one, because a copy of its template takes a tenth of an embedded start. */
  readonly engine?: 'embedded' | 'postgres';
  /** Variables beside those that every test needs. `DATABASE_POOL: '1'` fails calls that need a second connection. */
  readonly env?: Record<string, string>;
  /** With the catalogue of the demo data, measured. */
  readonly demo?: boolean;
}

export const testPassword = 'a long test password';

/** A product as a seller lists it, by default at a new address. */
export const productBody = <More extends object>(more: More) => ({
  name: 'Weather',
  type: 'Dataset',
  description: 'By a test',
  price: 0,
  url: `https://data.example.org/${newId()}`,
  ...more,
});

/** Opens a server on a migrated database, empty unless `demo` is set. Call `close` when done. */
export async function openTestExchange({ engine, env = {}, demo = false, ...app }: TestExchangeOptions = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exchange-app-'));
  const onPostgres = engine ? engine === 'postgres' : hasPostgres();
  const postgres = onPostgres ? await (demo ? freshDemo(dataDir) : freshDatabase({ migrated: true })) : undefined;
  if (!postgres) await (demo ? copyDemo : copyMigrated)(dataDir);
  const config = readConfig({
    DATA_DIR: dataDir,
    SEED: demo ? 'catalogue' : 'none',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    TEST_PASSWORD_KIB: '8',
    TEST_CHILD_NICENESS: '0',
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...env,
  });
  const opened = await openExchange(config);
  if (demo) await seed(opened.exchange);
  const server = await buildApp(opened.exchange, { dist: path.join(dataDir, 'no-dist'), ...app });
  const { db } = opened.exchange;

  let ahead = 0;
  /** Advances the clock of the server, in milliseconds. */
  const pass = (ms: number) => {
    ahead += ms;
    Object.assign(opened.exchange, { now: () => new Date(Date.now() + ahead) });
  };

  /** Deposits tokens into a wallet. */
  const give = (userId: string, amount: number) =>
    transaction(db, (trx) => deposit(trx, { userId, amount, at: opened.exchange.now().toISOString() }));

  /** A person with a wallet, whose password is `testPassword`. */
  async function addUser(slots: Slot[], more: { email?: string; first_name?: string; company?: string } = {}) {
    const id = newId();
    const email = more.email ?? `${id}@example.com`;
    const at = opened.exchange.now().toISOString();
    await db
      .insertInto('users')
      .values({
        ...userRow(id, slots, at),
        password: await hashPassword(testPassword, config),
        first_name: 'Test',
        last_name: 'Person',
        ...more,
        email,
      })
      .execute();
    await db.insertInto('accounts').values({ id, balance: 0 }).execute();
    return { id, email };
  }

  /** Tries to sign in. Returns the reply. */
  const trySignIn = (email: string, password = testPassword, more: Omit<InjectOptions, 'payload'> = {}) =>
    server.inject({ method: 'POST', url: '/auth/tokens', payload: { email, password }, ...more });

  async function signIn(email: string, password = testPassword): Promise<string> {
    const reply = await trySignIn(email, password);
    if (reply.statusCode !== 201) throw new Error(`sign-in: ${reply.statusCode} ${reply.body}`);
    return reply.json<{ token: string }>().token;
  }

  /** Requests a password reset mail. */
  const askLink = (email: string, more: Omit<InjectOptions, 'payload'> = {}) =>
    server.inject({ method: 'POST', url: '/auth/users/recover', payload: { email }, ...more });

  /** Sends requests with a token. */
  function as(token: string) {
    const call = (
      method: InjectOptions['method'],
      url: string,
      payload?: InjectOptions['payload'],
      headers: Record<string, string> = {},
    ) =>
      server.inject({
        method: method ?? 'GET',
        url,
        headers: { authorization: token, ...headers },
        ...(payload !== undefined && { payload }),
      });
    /** Data of a read over GraphQL. */
    const read = async <Data>(query: string, variables: object = {}) =>
      (await call('POST', graphqlPath, { query, variables })).json<{ data: Data }>().data;
    /** Sends a file in a form, as a browser does. */
    const upload = (method: 'POST' | 'PUT', url: string, ...file: Parameters<typeof fileForm>) => {
      const { payload, headers } = fileForm(...file);
      return call(method, url, payload, headers);
    };
    return { token, call, read, upload };
  }

  /** Opens another session of a person. */
  const enter = async (email: string, password = testPassword) => as(await signIn(email, password));

  /** A new person who is signed in. */
  async function join(...slots: Slot[]) {
    const user = await addUser(slots);
    const session = await enter(user.email);
    const { call } = session;
    /** Lists a product, by default in a new category. Returns its id. */
    const list = async (more: object = {}) => {
      const subcategory = 'subcategory' in more ? more.subcategory : await addCategory();
      const reply = await call('POST', '/streams/streams', productBody({ ...more, subcategory }));
      if (reply.statusCode !== 201) throw new Error(`listing: ${reply.statusCode} ${reply.body}`);
      return reply.json<{ id: string }>().id;
    };
    return { ...user, ...session, list };
  }

  async function addCategory(name = 'Weather', parent: string | null = null): Promise<string> {
    const id = newId();
    await db.insertInto('categories').values({ id, name, parent_id: parent, position: 0 }).execute();
    return id;
  }

  return {
    ...opened,
    app: server,
    db,
    pass,
    give,
    addUser,
    trySignIn,
    signIn,
    askLink,
    as,
    enter,
    join,
    addCategory,
    async close() {
      await server.close();
      await opened.close();
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestExchange = Awaited<ReturnType<typeof openTestExchange>>;
/** Opens a server for the tests of a file. */
export const exchangeForFile = (options?: TestExchangeOptions) => forFile(openTestExchange(options));

/** A person who is signed in. */
export type Person = Awaited<ReturnType<TestExchange['join']>>;
