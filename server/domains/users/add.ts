import type { Transaction } from 'kysely';
import type { UserCreate } from '#contract/types.ts';
import { record } from '../../records/audit.ts';
import { passwordProblem } from '../../people/rules.ts';
import type { Database } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { normalEmail } from '../../people/email.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller } from '../../kernel/handler.ts';
import { newId } from '../../kernel/newId.ts';
import { hashPassword } from '../../people/password.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { asTaken } from './edit.ts';
import { slotsAfter } from './rules.ts';
import { insertUser } from './store.ts';

interface AddOptions {
  readonly id?: string;
  readonly caller?: Caller;
  readonly requestId?: string;
  readonly reason?: string;
  /** Runs in the transaction that adds the user. */
  readonly onAdded?: (trx: Transaction<Database>, at: Date) => Promise<void>;
}

/** Adds a user with a wallet and returns the id. Without a caller, the operator adds the user and gives a reason. */
export async function addUser(
  exchange: Exchange,
  user: UserCreate,
  { id = newId(), caller, requestId, reason, onAdded }: AddOptions = {},
): Promise<string> {
  const email = normalEmail(user.email);
  const slots = slotsAfter([], user.userModeType);
  const problem = await passwordProblem(user.password, email);
  if (problem) throw new Refusal(422, 'weak_password', `The password ${problem}`, { fields: { password: problem } });
  const password = await hashPassword(user.password, exchange.config);
  const { password: _password, userModeType: _slots, email: _email, ...profile } = user;
  const blank = { first_name: '', last_name: '', company: '', phone: '', address: '', country: '' };
  const flags = { disabled: false, locked: false, mfa: false, held: false };
  const state = { ...flags, picture: null, start_page: null, settings: null, last_login_at: null, erased_at: null };
  try {
    await transaction(exchange.db, async (trx) => {
      const at = exchange.now();
      const created_at = at.toISOString();
      await insertUser(trx, { ...blank, ...definedOf(profile), ...state, id, email, password, slots, created_at });
      await record(trx, {
        action: 'user.added',
        actor: caller?.id,
        subject: id,
        after: { email, slots },
        requestId,
        reason,
        at,
      });
      await onAdded?.(trx, at);
    });
  } catch (error) {
    throw asTaken(error);
  }
  return id;
}

const definedOf = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
