import type { Transaction } from 'kysely';
import type { User, UserEdit } from '#contract/types.ts';
import { record } from '../../records/audit.ts';
import { replacePassword } from '#server/people/replacePassword.ts';
import { resumeProducts, suspendProducts } from '../../people/products.ts';
import { endSessionsOf } from '../../people/sessions.ts';
import { codeOf } from '../../database/errors.ts';
import type { Database } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { normalEmail } from '../../people/email.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller } from '../../kernel/handler.ts';
import { queueMail, wakeMailer } from '../../mail/queue.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { clearCache } from '../streams/cache.ts';
import { askForCode, assertCode, forgetCodeTries, wrongCode } from './email.ts';
import { assertPassword, prepare, wrongPassword } from './password.ts';
import {
  assertEdit,
  assertNotOwnRights,
  assertStartPage,
  changeOf,
  auditLinesOf,
  removesAdmin,
  lastAdmin,
  type Change,
} from './rules.ts';
import { findHolder, lockUser, otherAdminLeft, updateUser, type StoredUser } from './store.ts';
import { toUser, toUserForAdmin } from './view.ts';

const uniqueViolation = '23505';

const takenEmail = () =>
  new Refusal(409, 'duplicate_email', 'Another user has this e-mail address', { fields: { email: 'is taken' } });

export const asTaken = (error: unknown): unknown => (codeOf(error) === uniqueViolation ? takenEmail() : error);

interface Edit {
  readonly id: string;
  readonly edit: UserEdit;
  readonly caller: Caller;
  readonly requestId: string;
}

type Holder = { id: string; email: string; password: string };

/** A new own address applies once its code is confirmed. */
export async function editUser(exchange: Exchange, { id, edit, caller, requestId }: Edit): Promise<User | 'reused'> {
  const self = id === caller.id;
  const holder = self || caller.slots.includes('admin') ? await findHolder(exchange.db, id) : undefined;
  if (!holder) throw notFound('User');
  const changesEmail = edit.email !== undefined && normalEmail(edit.email) !== holder.email;
  assertEdit(edit, { self, changesEmail });
  if (self && edit.currentPassword !== undefined && (edit.password !== undefined || changesEmail)) {
    await assertPassword(exchange, holder, edit.currentPassword, requestId);
  }
  const to = self && changesEmail ? normalEmail(edit.email ?? '') : undefined;
  const code = to === undefined ? undefined : edit.emailCode;
  if (to !== undefined && code !== undefined) await assertCode(exchange, { id, from: holder.email, to }, code);
  const asks = to !== undefined && code === undefined;
  const { email: _email, ...others } = edit;
  const prepared = edit.password === undefined ? undefined : await prepare(exchange, holder, edit.password);
  if (prepared && 'reused' in prepared) return 'reused';
  try {
    const user = await transaction(exchange.db, async (trx) => {
      const by = { caller, requestId, at: exchange.now() };
      const after = await applyChange(trx, { id, edit: asks ? others : edit, self }, by);
      if (asks) await askForCode(exchange, trx, { id, to });
      if (prepared) await applyPassword(trx, holder, prepared.hash, by);
      return after;
    });
    if (edit.disabled !== undefined) clearCache(exchange.db);
    if (code !== undefined) await forgetCodeTries(exchange, id);
    wakeMailer(exchange);
    return self ? toUser(user) : toUserForAdmin(user);
  } catch (error) {
    throw self && codeOf(error) === uniqueViolation ? wrongCode() : asTaken(error);
  }
}

interface By {
  /** Absent: the operator. */
  readonly caller?: Caller;
  readonly requestId?: string;
  readonly at: Date;
  readonly reason?: string;
}

export async function applyChange(
  trx: Transaction<Database>,
  { id, edit, self }: { id: string; edit: UserEdit; self: boolean },
  by: By,
): Promise<StoredUser> {
  const before = await lockUser(trx, id);
  if (!before) throw notFound('User');
  if (before.erased_at) throw new Refusal(409, 'erased', 'This user was erased');
  const change = changeOf(before, edit);
  assertNotOwnRights(change, self);
  assertStartPage(change, before);
  if (removesAdmin(before, change) && !(await otherAdminLeft(trx, id))) throw lastAdmin();
  if (Object.keys(change).length === 0) return before;
  const after = await updateUser(trx, id, change);
  if (change.disabled || change.locked) await endSessionsOf(trx, id);
  if (change.disabled !== undefined) await (change.disabled ? suspendProducts(trx, id) : resumeProducts(trx, id));
  if (change.email !== undefined) {
    await trx.deleteFrom('recoveries').where('user_id', '=', id).execute();
    await queueMail(trx, 'emailChanged', { address: before.email }, by.at);
  }
  await recordChange(trx, before, change, edit.reason === undefined ? by : { ...by, reason: edit.reason });
  return after;
}

async function recordChange(trx: Transaction<Database>, before: StoredUser, change: Change, by: By): Promise<void> {
  for (const { action, fields } of auditLinesOf(change)) {
    const only = (from: Partial<StoredUser>) => Object.fromEntries(fields.map((name) => [name, from[name]]));
    const auditLine = { actor: by.caller?.id, subject: before.id, before: only(before), after: only(change) };
    const state = fields.some((name) => name === 'disabled' || name === 'locked' || name === 'held');
    await record(trx, {
      action,
      ...auditLine,
      requestId: by.requestId,
      at: by.at,
      ...((state || !by.caller) && { reason: by.reason }),
    });
  }
}

async function applyPassword(
  trx: Transaction<Database>,
  holder: Holder,
  hash: string,
  by: By & { caller: Caller },
): Promise<void> {
  // A concurrent change: the given password is no longer current.
  if (!(await replacePassword(trx, holder, { hash, at: by.at, keep: by.caller.sessionId }))) throw wrongPassword();
  const auditLine = { actor: holder.id, subject: holder.id, requestId: by.requestId, at: by.at };
  await record(trx, { action: 'password.changed', ...auditLine });
  await queueMail(trx, 'passwordChanged', { userId: holder.id }, by.at);
}
