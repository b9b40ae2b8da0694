// One person as admins look at them, beside the record itself: where signed in, what is sold, what the wallet came to, and who shut
// the account and why.
import type { AuditEntry } from '#contract/generated/documents.ts';
import type { Reply, StreamPage, WalletSummary } from '#contract/types.ts';
import { ref, load, type Ref } from '../../../state/machine/load.ts';
import { run } from '../../../state/machine/operations.ts';
import { createStore } from '../../../state/machine/registry.ts';
import { onSignInRefused } from '../../../state/me/signIn.ts';
import type { AccountAction } from '../../../state/trade/users.ts';

/** A line of the audit log, where there is one. */
interface Line {
  entry: AuditEntry | undefined;
}

interface Person {
  /** Whose all of this is. */
  id: string;
  sessions: Ref<Reply<'session.listOf'>> | undefined;
  wallet: Ref<WalletSummary> | undefined;
  /** Those that are sold in the marketplace. */
  products: Ref<StreamPage> | undefined;
  /** The line of the audit log that tells of the last lock, and of the last disabling. */
  locked: Ref<Line> | undefined;
  disabled: Ref<Line> | undefined;
}

const initial = (): Person => ({
  id: '',
  sessions: undefined,
  wallet: undefined,
  products: undefined,
  locked: undefined,
  disabled: undefined,
});
export const person = createStore(initial, { persist: false });
onSignInRefused(() => Object.assign(person, initial()));

/** How many products are shown before the way to all of them. */
const fewProducts = 5;

const readSessions = load('person.sessions', (list) => {
  person.sessions = ref(list);
});
const readWallet = load('person.wallet', (summary) => {
  person.wallet = ref(summary);
});
const readProducts = load('person.products', (page) => {
  person.products = ref(page);
});
const readLocked = load('person.locked', ({ content: [entry] }) => {
  person.locked = ref({ entry });
});
const readDisabled = load('person.disabled', ({ content: [entry] }) => {
  person.disabled = ref({ entry });
});
const loads = [readSessions, readWallet, readProducts, readLocked, readDisabled];

export const loadSessionsOf = (id: string) => readSessions({ params: { id } });
export const loadWalletOf = (id: string) => readWallet({ params: { id } });
export const loadProductsOf = (id: string) => readProducts({ query: { owners: [id], limit: fewProducts } });
const shutReads = { locked: readLocked, disabled: readDisabled };
/** Loads who shut somebody out last, in one of the two ways. */
export const loadShut = (name: keyof typeof shutReads, subject: string) =>
  shutReads[name]({ subject, action: `user.${name}`, limit: 1 });

const lineOf = { lock: ['person.locked', 'user.locked'], disable: ['person.disabled', 'user.disabled'] } as const;

/**
 * Why somebody was shut out last, for whom the deed shuts out again; nothing where no reason was given, where it cannot
 * be told, and for a deed that lets in.
 */
export async function lastReason(deed: AccountAction, subject: string): Promise<string | undefined> {
  if (deed !== 'lock' && deed !== 'disable') return undefined;
  const [operation, action] = lineOf[deed];
  const outcome = await run(operation, { subject, action, limit: 1 });
  return outcome.ok ? (outcome.value.content[0]?.reason ?? undefined) : undefined;
}

const nothingTold = { locked: undefined, disabled: undefined };

/** Loads all of it, each part for itself. Another person's goes at once, and so does what may have been told of an earlier lock. */
export const loadPerson = Object.assign(
  (id: string) => {
    Object.assign(person, person.id === id ? nothingTold : { ...initial(), id });
    return Promise.all([
      loadSessionsOf(id),
      loadWalletOf(id),
      loadProductsOf(id),
      loadShut('locked', id),
      loadShut('disabled', id),
    ]);
  },
  { leave: () => loads.forEach(({ leave }) => leave()) },
);
