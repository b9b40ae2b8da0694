import type { MercuriusContext } from 'mercurius';
import { actionsOfKind, activityActions, activityChoices } from '#contract/activity.ts';
import { listActivity } from '../domains/audit/store.ts';
import { findUser } from '../domains/users/store.ts';
import { toUser } from '../domains/users/view.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { filterOf, idOf, refuse, type Arguments } from './paging.ts';

const longestSearch = 200;

export const accountReads = {
  async viewer(_root: unknown, _arguments: object, { exchange, caller }: MercuriusContext) {
    const row = await findUser(exchange.db, caller.id);
    if (!row) throw notFound('User');
    return toUser(row);
  },

  audit(_root: unknown, args: Arguments<'audit'>, { exchange, caller }: MercuriusContext) {
    if (!caller.slots.includes('admin')) throw new Refusal(403, 'forbidden', 'Your role does not allow this');
    const action = activityActions.find((each) => each === args.action);
    const kind = activityChoices.find((each) => each === args.kind);
    if (args.action && !action) throw refuse('action', 'is not known');
    if (args.kind && !kind) throw refuse('kind', 'is not known');
    const { search, ...filter } = filterOf(args);
    const text = search?.trim();
    if (text && text.length > longestSearch) throw refuse('search', `is longer than ${longestSearch} characters`);
    const ofKind = kind && actionsOfKind(kind);
    const actions = action ? [action].filter((each) => ofKind?.includes(each) ?? true) : ofKind;
    const people = { actor: idOf('actor', args.actor), subject: idOf('subject', args.subject) };
    return listActivity(exchange.db, { ...filter, ...people, actions, search: text || undefined }, filter);
  },
};
