import { Readable } from 'node:stream';
import { record } from '../../records/audit.ts';
import { endSessionsOf } from '../../people/sessions.ts';
import { transaction } from '../../database/transaction.ts';
import { normalEmail } from '../../people/email.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { addUser } from './add.ts';
import { editUser } from './edit.ts';
import { eraseUser } from './erase.ts';
import { exportOf } from './export.ts';
import { reusedPassword } from './password.ts';
import { removePicture, setPicture } from './picture.ts';
import { countUsers, findUser, lockUser, listUsers } from './store.ts';
import { toCard, toUser, toUserForAdmin } from './view.ts';

type Name =
  `users.${'get' | 'list' | 'add' | 'edit' | 'setPicture' | 'removePicture' | 'export' | 'endSessions' | 'erase'}`;

const idOf = ({ id }: { id: string }) => id.toLowerCase();
const flag = (value: '0' | '1' | undefined) => (value === undefined ? undefined : value === '1');

export const userHandlers: Handlers<Name> = {
  'users.get': async ({ db }, { params, caller }) => {
    const row = await findUser(db, params.id);
    if (!row) throw notFound('User');
    if (row.id === caller.id) return toUser(row);
    return caller.slots.includes('admin') ? toUserForAdmin(row) : toCard(row);
  },

  'users.list': async ({ db }, { query }) => {
    const { page, limit, sort, order, counts, mfa, signedIn, emails, ...rest } = query;
    const filter = { ...rest, mfa: flag(mfa), signedIn: flag(signedIn), emails: emails?.map(normalEmail) };
    const { total, rows } = await listUsers(db, filter, { page, limit, sort, order });
    return {
      users: rows.map(toUserForAdmin),
      page,
      limit,
      total,
      ...(counts === '1' && { counts: await countUsers(db) }),
    };
  },

  'users.add': async (exchange, { body, caller, request }) => ({
    id: await addUser(exchange, body, { caller, requestId: request.id }),
  }),

  'users.edit': async (exchange, { params, body, caller, request, reply }) => {
    const edited = await editUser(exchange, { id: idOf(params), edit: body, caller, requestId: request.id });
    if (edited !== 'reused') return edited;
    reply.code(208).type('application/json; charset=utf-8');
    // Fastify sends strings unchanged, but the response is JSON.
    return JSON.stringify(reusedPassword);
  },

  'users.setPicture': async (exchange, input) => {
    if (idOf(input.params) !== input.caller.id) throw notFound('User');
    return setPicture(exchange, input);
  },

  'users.removePicture': async (exchange, input) => {
    if (idOf(input.params) !== input.caller.id) throw notFound('User');
    return removePicture(exchange, input);
  },

  'users.export': async ({ db, now }, { params, caller, request, reply }) => {
    const id = idOf(params);
    const own = id === caller.id;
    const row = own || caller.slots.includes('admin') ? await findUser(db, id) : undefined;
    if (!row) throw notFound('User');
    if (!own) {
      await record(db, { action: 'user.exported', actor: caller.id, subject: id, requestId: request.id, at: now() });
    }
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${own ? 'my-data' : `user-${id}`}.json"`,
      })
      .send(Readable.from(exportOf(db, toUser(row), now().toISOString()), { objectMode: false }));
  },

  'users.erase': async (exchange, { params, body, caller, request }) => {
    const id = idOf(params);
    if (id === caller.id) throw new Refusal(409, 'own_rights', 'You cannot erase your own account');
    await eraseUser(exchange, { id, reason: body.reason, caller, requestId: request.id });
    return undefined;
  },

  'users.endSessions': async ({ db, now }, { params, caller, request }) => {
    const id = idOf(params);
    await transaction(db, async (trx) => {
      if (!(await lockUser(trx, id))) throw notFound('User');
      await endSessionsOf(trx, id);
      const auditLine = { actor: caller.id, subject: id, requestId: request.id, at: now() };
      await record(trx, { action: 'user.sessionsEnded', ...auditLine });
    });
    return undefined;
  },
};
