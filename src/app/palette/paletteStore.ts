import { maxPageSize } from '#contract/constants.ts';
import type { AccessRequest, ContractSet, Offer } from '#contract/generated/documents.ts';
import type { Stream, User } from '#contract/types.ts';
import { storageKeys } from '../../config/constants.ts';
import { hold, load, type Held } from '../../state/machine/load.ts';
import { reset } from '../../state/machine/operations.ts';
import { createStore } from '../../state/machine/registry.ts';
import { session } from '../../state/me/session.ts';

interface Palette {
  /** Ids of commands run before, newest first. */
  recent: readonly string[];
  /** Whether shortcuts of plain keys are switched off. */
  keysOff: boolean;
  /** What the last search found. */
  products: Held<Stream[]> | undefined;
  people: Held<User[]> | undefined;
  /** Open offers in which I take part. */
  offers: Held<Offer[]> | undefined;
  /** What others ask of me, and contracts that wait for me. */
  requests: Held<AccessRequest[]> | undefined;
  contracts: Held<ContractSet[]> | undefined;
}

const mostRecent = 10;
/** Commands on a product, an offer or a person carry its id. They are never stored: marketplace state is not persisted. */
const namesObject = (id: string) => /[\da-f]{8}-[\da-f]{4}-/.test(id);

export const initialPalette = (): Palette => ({
  recent: [],
  keysOff: false,
  products: undefined,
  people: undefined,
  offers: undefined,
  requests: undefined,
  contracts: undefined,
});
export const palette = createStore(initialPalette, {
  persist: {
    key: storageKeys.palette,
    scope: 'person',
    accept: (value) => storedPalette(value),
    keep: ({ recent, keysOff }) =>
      session.token === '' ? undefined : { recent: recent.filter((id) => !namesObject(id)), keysOff },
  },
});

/** What of a stored value can be trusted. */
export function storedPalette(value: unknown): Partial<Palette> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { recent, keysOff } = value as { recent?: unknown; keysOff?: unknown };
  const ids = Array.isArray(recent) ? recent.filter((id): id is string => typeof id === 'string') : [];
  return { recent: ids.slice(0, mostRecent), keysOff: keysOff === true };
}

export function remember(id: string) {
  palette.recent = [id, ...palette.recent.filter((other) => other !== id)].slice(0, mostRecent);
}

export const setKeysOff = (off: boolean) => {
  palette.keysOff = off;
};

const findProducts = load('palette.products', ({ content }) => {
  palette.products = hold(content);
});
/** A product that is gone is offered no more. */
export const forgetProduct = (id: string) => {
  if (palette.products) palette.products = hold(palette.products.filter((stream) => stream.id !== id));
};
const findPeople = load('palette.people', ({ users }) => {
  palette.people = hold(users);
});
const readOffers = load('palette.offers', ({ content }) => {
  palette.offers = hold(content);
});

const readRequests = load('palette.requests', ({ content }) => {
  palette.requests = hold(content);
});
const readContracts = load('palette.contracts', ({ content }) => {
  palette.contracts = hold(content);
});

/** Sets of contracts in one answer; more would cost more than a query may. */
const mostContracts = 50;

/** Loads the requests that can be decided now. */
export const loadPaletteRequests = () => readRequests({ role: 'RECEIVED', state: 'pending', limit: maxPageSize });

/** Loads the contracts that wait for me. */
export const loadPaletteContracts = () => readContracts({ role: 'PARTNER', status: 'waiting', limit: mostContracts });

/** Loads the offers that are open, for what can be answered now. */
export const loadPaletteOffers = () => readOffers({ status: 'pending', limit: maxPageSize });

/** Looks for products, and for people where that is allowed, by what is typed. */
export async function lookUp(query: string, people: boolean) {
  const name = query.trim();
  if (name.length < 2 || name === '?') {
    reset('palette.products');
    reset('palette.people');
    Object.assign(palette, { products: undefined, people: undefined });
    return;
  }
  await Promise.all([
    findProducts({ body: { name, page: 0, limit: 8 } }),
    people ? findPeople({ query: { name, limit: 5 } }) : undefined,
  ]);
}
