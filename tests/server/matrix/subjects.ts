// People and objects for the tests of the matrix.
import { transaction } from '#server/database/transaction.ts';
import { hashKey } from '#server/domains/access/key.ts';
import { insertRun } from '#server/domains/executions/store.ts';
import { newId } from '#server/kernel/newId.ts';
import { runRow, streamRow, subscriptionRow } from '#tests/support/ledgerFixture.ts';
import type { TestExchange } from '#tests/support/exchange.ts';
import { fileForm } from '#tests/support/requests/form.ts';
import type { Actor, MatrixRow, Subjects } from './matrix.ts';
import { solidPicture } from '#tests/support/requests/solidPicture.ts';
import { addRows } from '#tests/support/database/rows.ts';

const hourMs = 3_600_000;

export interface Cast {
  /** The token of each kind of person; undefined for anonymous callers. */
  token: (actor: Actor, own: boolean) => Promise<string | undefined>;
  subjects: () => Promise<Subjects>;
  /** Payload and headers of an attempt. */
  send: (row: MatrixRow, subjects: Subjects) => Promise<{ payload?: string | Buffer; headers: Record<string, string> }>;
}

export async function openCast(exchange: TestExchange): Promise<Cast> {
  const { db } = exchange;
  const people = {
    other: await exchange.join('user'),
    party: await exchange.join('user'),
    owner: await exchange.join('user'),
    admin: await exchange.join('admin'),
    drUser: await exchange.join('drUser'),
    half: await exchange.join('user'),
    dead: await exchange.join('user'),
  };
  const bystander = await exchange.addUser(['user']);
  const category = await exchange.addCategory();
  const picture = await solidPicture();
  for (const { id } of Object.values(people)) await exchange.give(id, 1_000_000);
  const halve = (id: string) =>
    db.updateTable('sessions').set({ pending: 'passcode' }).where('user_id', '=', id).execute();
  await halve(people.half.id);
  await people.dead.call('DELETE', '/auth/tokens');

  const addStream = async (access_type: 'PUBLIC' | 'PROTECTED') => {
    const id = newId();
    const at = new Date().toISOString();
    const row = { ...streamRow(id, people.owner.id, category, at), price: 0, access_type, metadata: '{}' };
    await db.insertInto('streams').values(row).execute();
    return id;
  };

  return {
    token: async (actor, own) => {
      if (actor === 'anon') return undefined;
      const person = people[actor];
      if (!own || actor === 'dead') return person.token;
      const token = await exchange.signIn(person.email);
      if (actor === 'half') await halve(person.id);
      return token;
    },
    subjects: async () => {
      const [stream, asked, untouched] = [
        await addStream('PUBLIC'),
        await addStream('PROTECTED'),
        await addStream('PROTECTED'),
      ];
      const at = new Date().toISOString();
      const later = new Date(Date.now() + 100 * hourMs).toISOString();
      const [offer, request, subscription] = [newId(), newId(), newId()];
      const execution = await transaction(db, (trx) => insertRun(trx, runRow(people.party.id, stream), at));
      const sides = { stream_id: stream, created_at: at };
      await addRows(db, 'offers', {
        ...sides,
        id: offer,
        buyer_id: people.party.id,
        seller_id: people.owner.id,
        amount: 5,
        description: '',
        status: 'pending',
        turn: 'seller',
        version: 1,
        moved_at: at,
        expires_at: later,
        valid_until: null,
      });
      await addRows(db, 'subscriptions', {
        ...subscriptionRow(stream, people.party.id, people.owner.id),
        id: subscription,
        hours: 1,
        end_at: later,
        key_hash: hashKey('key'),
      });
      await addRows(db, 'contracts', {
        ...sides,
        id: newId(),
        owner_id: people.owner.id,
        partner_id: people.party.id,
        share: 10,
        description: '',
        start_at: at,
        end_at: later,
        signed_at: null,
      });
      await addRows(db, 'access_requests', {
        id: request,
        stream_id: asked,
        user_id: people.party.id,
        owner_id: people.owner.id,
        state: 'pending',
        created_at: at,
        decided_at: null,
      });
      return {
        owner: people.owner.id,
        party: people.party.id,
        bystander: bystander.id,
        stream,
        untouched,
        offer,
        request,
        subscription,
        execution,
        contractEnd: later,
        category,
        unique: newId(),
        ownerEmail: people.owner.email,
      };
    },
    send: async ({ body, file }, subjects) => {
      if (file) {
        const csv = `name,type,description,price,url,subcategory\nx,Dataset,x,0,https://example.com/${subjects.unique},${subjects.category}`;
        return fileForm(file === 'picture' ? picture : csv);
      }
      if (!body) return { headers: {} };
      return { payload: JSON.stringify(body(subjects)), headers: { 'content-type': 'application/json' } };
    },
  };
}
