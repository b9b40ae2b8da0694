import { batch, resource } from '../../../state/machine/resource.ts';
import { onSignInRefused } from '../../../state/me/session.ts';
import type { AccountAction } from '../../../state/trade/users.ts';

const fewProducts = 5;

export const sessions = resource('person.sessions', {
  from: 'session.listOf',
  input: (id: string) => ({ params: { id } }),
});
export const wallet = resource('person.wallet', {
  from: 'wallet.summary',
  input: (id: string) => ({ params: { id } }),
});
export const products = resource('person.products', {
  from: 'streams.list',
  input: (id: string) => ({ query: { owners: [id], limit: fewProducts } }),
});

const lastOf = (way: 'locked' | 'disabled') =>
  resource(`person.${way}`, {
    from: 'audit',
    input: (subject: string) => ({ subject, action: `user.${way}`, limit: 1 }),
    value: ({ content: [entry = null] }) => entry,
  });

/** Audit entries of the last lock and the last disabling; null without one. */
export const blockEntries = { locked: lastOf('locked'), disabled: lastOf('disabled') } as const;

const loads = batch(sessions, wallet, products, blockEntries.locked, blockEntries.disabled);

onSignInRefused(() => [sessions, wallet, products, ...Object.values(blockEntries)].forEach(({ clear }) => clear()));

const wayOf = { lock: 'locked', disable: 'disabled' } as const;

/** Undefined when there is none or it cannot be read. */
export async function lastReason(action: AccountAction, subject: string): Promise<string | undefined> {
  if (action !== 'lock' && action !== 'disable') return undefined;
  const outcome = await blockEntries[wayOf[action]].read(subject, subject);
  return outcome.ok ? (outcome.value?.reason ?? undefined) : undefined;
}

/** Loads each part independently. First clears an outdated lock. */
export const personParts = {
  load: (id: string) => {
    Object.values(blockEntries).forEach(({ clear }) => clear());
    return loads.load(id);
  },
  leave: loads.leave,
};
