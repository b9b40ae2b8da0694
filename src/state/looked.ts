// What was there when somebody last looked, kept in this browser for that person until signing out, so that the next visit
// can say what changed.
import { lookedDatabase, maxLooked, maxSeen } from '../config/constants.ts';
import { serverNow } from './clock.ts';

/** What is remembered of a product. */
export interface SeenProduct {
  name: string;
  /** Micro-tokens per hour. */
  price: number;
}

/** What is remembered of a visit. */
export interface Looked {
  /** Milliseconds since 1970. */
  at: number;
  /** Micro-tokens; unknown before the overview was looked at. */
  balance?: number | undefined;
  /** Products that were looked at or marked, by id; last seen last. */
  products: Record<string, SeenProduct>;
  /** Offers with their status and price, by id. */
  offers?: Record<string, { status: string; amount: number }> | undefined;
  /** Saved searches by id: how many matches were new since they were last opened, and when that was. */
  searches?: Record<string, { fresh: number; seen: string }> | undefined;
  /** What it is compared with until somebody dismisses what has changed; nothing where nothing is told. */
  told?: Looked | undefined;
}

const store = 'looked';

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(lookedDatabase, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('storage refused')));
    request.addEventListener('blocked', () => reject(new Error('storage blocked')));
  });

async function within<T>(
  mode: IDBTransactionMode,
  act: (all: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    const request = act(database.transaction(store, mode).objectStore(store));
    return await new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('storage failed')));
    }).finally(() => database.close());
  } catch {
    // A browser may refuse storage: then nothing is compared, and nothing is lost.
    return undefined;
  }
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a stored value can be what is remembered of a visit. */
export const isLooked = (value: unknown): value is Looked => {
  const looked = (value ?? {}) as Partial<Looked>;
  return (
    typeof looked.at === 'number' &&
    isRecord(looked.products) &&
    (looked.balance === undefined || typeof looked.balance === 'number') &&
    (looked.offers === undefined || isRecord(looked.offers)) &&
    (looked.searches === undefined || isRecord(looked.searches)) &&
    (looked.told === undefined || isLooked(looked.told))
  );
};

/** What that person saw last; nothing on a first visit, or when it is damaged. */
export async function readLooked(userId: string): Promise<Looked | undefined> {
  const value = await within<unknown>('readonly', (all) => all.get(userId));
  return isLooked(value) ? value : undefined;
}

const first = <T>(all: Record<string, T> | undefined, most: number) =>
  all && Object.fromEntries(Object.entries(all).slice(0, most));
const last = <T>(all: Record<string, T>, most: number) => Object.fromEntries(Object.entries(all).slice(-most));

/**
 * What is kept of it: of each kind no more than its limit, of products those that were seen last. What is told is told
 * of as many again as were looked at since.
 */
export const bounded = ({ products, offers, searches, told, ...rest }: Looked): Looked => ({
  ...rest,
  ...(told && { told: { ...told, products: last(told.products, 2 * maxSeen) } }),
  products: last(products, maxSeen),
  offers: first(offers, maxLooked),
  searches: first(searches, maxLooked),
});

/** Remembers what is there now, as far as the limits allow. */
export const writeLooked = (userId: string, looked: Looked) =>
  within('readwrite', (all) => all.put(bounded(looked), userId));

/** The same with a product as it is looked at now, which thereby is the last. */
export function withSeen(before: Looked | undefined, { id, name, price }: SeenProduct & { id: string }): Looked {
  const { [id]: _, ...others } = before?.products ?? {};
  return { at: serverNow(), ...before, products: { ...others, [id]: { name, price } } };
}

/** Remembers a product as it is looked at now. */
export const rememberSeen = async (userId: string, product: SeenProduct & { id: string }) =>
  writeLooked(userId, withSeen(await readLooked(userId), product));
