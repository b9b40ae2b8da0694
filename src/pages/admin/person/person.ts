// One person as admins see them: sessions, products, wallet sums and the last lock.
import type { AuditEntry } from '#contract/generated/documents.ts';
import type { Reply, StreamPage, WalletSummary } from '#contract/types.ts';
import { ref, load, type Ref } from '../../../state/machine/load.ts';
import { run } from '../../../state/machine/operations.ts';
import { createStore } from '../../../state/machine/registry.ts';
import { onSignInRefused } from '../../../state/me/signIn.ts';
import type { AccountAction } from '../../../state/trade/users.ts';

interface Line {
  entry: AuditEntry | undefined;
}

interface Person {
  id: string;
  sessions: Ref<Reply<'session.listOf'>> | undefined;
  wallet: Ref<WalletSummary> | undefined;
  products: Ref<StreamPage> | undefined;
  /** Audit entries of the last lock and the last disabling. */
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
export const loadShut = (name: keyof typeof shutReads, subject: string) =>
  shutReads[name]({ subject, action: `user.${name}`, limit: 1 });

const lineOf = { lock: ['person.locked', 'user.locked'], disable: ['person.disabled', 'user.disabled'] } as const;

/**
 * Returns the reason of the last lock or disabling when an action repeats it. Undefined when there is none or it
 * cannot be read.
 */
export async function lastReason(deed: AccountAction, subject: string): Promise<string | undefined> {
  if (deed !== 'lock' && deed !== 'disable') return undefined;
  const [operation, action] = lineOf[deed];
  const outcome = await run(operation, { subject, action, limit: 1 });
  return outcome.ok ? (outcome.value.content[0]?.reason ?? undefined) : undefined;
}

const nothingTold = { locked: undefined, disabled: undefined };

/** Loads each part independently. First clears the data of another person and an outdated lock. */
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
