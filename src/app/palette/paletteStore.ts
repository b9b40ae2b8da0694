import { maxPageSize } from '#contract/constants.ts';
import type { AccessRequest, ContractSet, Offer } from '#contract/generated/documents.ts';
import type { Stream, User } from '#contract/types.ts';
import { storageKeys } from '../../config/constants.ts';
import { ref, load, type Ref } from '../../state/machine/load.ts';
import { reset } from '../../state/machine/operations.ts';
import { createStore } from '../../state/machine/registry.ts';
import { session } from '../../state/me/session.ts';

interface Palette {
  recent: readonly string[];
  keysOff: boolean;
  products: Ref<Stream[]> | undefined;
  people: Ref<User[]> | undefined;
  offers: Ref<Offer[]> | undefined;
  requests: Ref<AccessRequest[]> | undefined;
  contracts: Ref<ContractSet[]> | undefined;
}

const maxRecent = 10;
/** Ids of products, offers and people are never stored: marketplace state is not persisted. */
const hasObjectId = (id: string) => /[\da-f]{8}-[\da-f]{4}-/.test(id);

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
    toStored: ({ recent, keysOff }) =>
      session.token === '' ? undefined : { recent: recent.filter((id) => !hasObjectId(id)), keysOff },
  },
});

export function storedPalette(value: unknown): Partial<Palette> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { recent, keysOff } = value as { recent?: unknown; keysOff?: unknown };
  const ids = Array.isArray(recent) ? recent.filter((id): id is string => typeof id === 'string') : [];
  return { recent: ids.slice(0, maxRecent), keysOff: keysOff === true };
}

export function remember(id: string) {
  palette.recent = [id, ...palette.recent.filter((other) => other !== id)].slice(0, maxRecent);
}

export const setKeysOff = (off: boolean) => {
  palette.keysOff = off;
};

const findProducts = load('palette.products', ({ content }) => {
  palette.products = ref(content);
});
export const forgetProduct = (id: string) => {
  if (palette.products) palette.products = ref(palette.products.filter((stream) => stream.id !== id));
};
const findPeople = load('palette.people', ({ users }) => {
  palette.people = ref(users);
});
const readOffers = load('palette.offers', ({ content }) => {
  palette.offers = ref(content);
});

const readRequests = load('palette.requests', ({ content }) => {
  palette.requests = ref(content);
});
const readContracts = load('palette.contracts', ({ content }) => {
  palette.contracts = ref(content);
});

/** A larger page exceeds the cost limit of a query. */
const maxContracts = 50;

export const loadPaletteRequests = () => readRequests({ role: 'RECEIVED', state: 'pending', limit: maxPageSize });

export const loadPaletteContracts = () => readContracts({ role: 'PARTNER', status: 'waiting', limit: maxContracts });

export const loadPaletteOffers = () => readOffers({ status: 'pending', limit: maxPageSize });

export async function searchPalette(query: string, people: boolean) {
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
