// Sends generated requests of every role to every documented call. Fails on a 5xx, on an undocumented answer and on
// leaked internals. FUZZ_SEED repeats a run, FUZZ_RUNS makes it longer.
import process from 'node:process';
import * as fc from '../../support/property.ts';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { fileForm } from '#tests/support/requests/form.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import {
  judgeOf,
  operationsOf,
  requestsFor,
  type Document,
  type MadeRequest,
  type Operation,
} from '#tests/support/requests/openapi.ts';
import { actors, type Actor } from '#tests/server/matrix/matrix.ts';
import { openCast } from '#tests/server/matrix/subjects.ts';
import { innards } from './innards.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const runs = Number(process.env['FUZZ_RUNS'] ?? 8);

const readPeople = () => exchange.db.selectFrom('users').selectAll().execute();

process.stdout.write(`fuzz: FUZZ_SEED=${seed} FUZZ_RUNS=${runs}\n`);
const exchange = await exchangeForFile({ env: { ALLOW_UPSTREAM_HOSTS: '127.0.0.1', LOGIN_BACKOFF: '0' } });
const cast = await openCast(exchange);
const document = (await exchange.app.inject('/openapi.json')).json<Document>();
const judge = judgeOf(document);
const people = await readPeople();

/** Reverts the effects of earlier requests on people, so that every call runs as every role. */
async function restorePeople(): Promise<void> {
  for (const { id, email, password, slots, disabled, locked } of people) {
    const kept = { email, password, slots, disabled, locked };
    await exchange.db.updateTable('users').set(kept).where('id', '=', id).execute();
  }
}

async function tokenOf(actor: Actor): Promise<string | undefined> {
  const token = await cast.token(actor, false);
  if (token === undefined || actor === 'half' || actor === 'dead') return token;
  const probe = await exchange.app.inject({ url: '/auth/sessions', headers: { authorization: token } });
  return probe.statusCode === 200 ? token : cast.token(actor, true);
}

const files = [
  '',
  'name,url\n=1,"',
  '[{"name":5}]',
  '\u0000\u0001',
  Buffer.from('89504e470d0a1a0a0000', 'hex'),
  '<svg/>',
];

function send({ method, operationId }: Operation, request: MadeRequest, token: string | undefined, run: number) {
  const form = calls[operationId as keyof typeof calls] as { upload?: true };
  const file = form.upload && fileForm(files[run % files.length] ?? '');
  return exchange.app.inject({
    method: method as 'GET',
    url: request.url,
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(file && file.headers),
    },
    ...(request.body !== undefined && { payload: request.body }),
    ...(file && { payload: file.payload }),
    // Events have no end to wait for.
    payloadAsStream: true,
  });
}

/** The body of an answer in JSON; empty for streams and other types. */
async function bodyOf(reply: Awaited<ReturnType<typeof send>>): Promise<string> {
  if (!String(reply.headers['content-type']).startsWith('application/json')) {
    reply.stream().destroy();
    return '';
  }
  const chunks: Buffer[] = [];
  for await (const chunk of reply.stream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('generated requests', () => {
  it.each(Object.keys(calls))('%s answers as documented', async (name) => {
    const operation = operationsOf(document).find(({ operationId }) => operationId === name);
    if (!operation) throw new Error(`${name} is not in the document`);
    await restorePeople();
    const subjects = await cast.subjects();
    const ids = Object.values(subjects).filter((value) => /^[0-9a-f-]{36}$/u.test(value));
    const requests = fc.sample(requestsFor(operation, document, ids), { seed, numRuns: runs });
    const tokens = new Map<Actor, string | undefined>();
    for (const actor of actors) tokens.set(actor, await tokenOf(actor));
    const wrong: object[] = [];
    for (const [run, request] of requests.entries()) {
      const actor = actors[run % actors.length] ?? 'anon';
      const reply = await send(operation, request, tokens.get(actor), run);
      const body = await bodyOf(reply);
      const status = reply.statusCode;
      // The streams of the fixture have an unreachable source.
      const fault = status >= 500 && status !== 502 ? `answers ${status}` : judge(operation, status, body);
      const leaked = status >= 400 && innards.test(body) ? 'leaks internals' : undefined;
      if (fault ?? leaked) wrong.push({ actor, ...request, fault: fault ?? leaked, body: body.slice(0, 300) });
    }
    expect(wrong).toEqual([]);
  });
});
