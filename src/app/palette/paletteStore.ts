import { maxPageSize } from '#contract/constants.ts';
import { storageKeys } from '../../config/constants.ts';
import { createStore } from '../../state/machine/registry.ts';
import { session } from '../../state/me/session.ts';
import { nameIn } from './typedCommands.ts';
import { resource } from '../../state/machine/resource.ts';

interface Palette {
  recent: readonly string[];
  keysOff: boolean;
}

const maxRecent = 10;
/** Ids of products, offers and people are never stored: marketplace state is not persisted. */
const hasObjectId = (id: string) => /[\da-f]{8}-[\da-f]{4}-/.test(id);

const initialPalette = (): Palette => ({
  recent: [],
  keysOff: false,
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

function storedPalette(value: unknown): Partial<Palette> | undefined {
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

// Earlier results stay visible until the next ones arrive.
const everyName = () => undefined;

export const foundProducts = resource('palette.products', {
  from: 'streams.search',
  input: (name: string) => ({ body: { name, page: 0, limit: 8 } }),
  id: everyName,
  value: ({ content }) => content,
});
export const foundPeople = resource('palette.people', {
  from: 'users.list',
  input: (name: string) => ({ query: { name, limit: 5 } }),
  id: everyName,
  value: ({ users }) => users,
});
export const openOffers = resource('palette.offers', {
  from: 'offers',
  input: () => ({ status: 'pending', limit: maxPageSize }),
});
export const openRequests = resource('palette.requests', {
  from: 'accessRequests',
  input: () => ({ role: 'RECEIVED', state: 'pending', limit: maxPageSize }),
});
export const openContracts = resource('palette.contracts', {
  from: 'contractSets',
  // A larger page exceeds the cost limit of a query.
  input: () => ({ role: 'PARTNER', status: 'waiting', limit: 50 }),
});

export const forgetProduct = (id: string) =>
  foundProducts.set(
    (foundProducts.get('') ?? []).filter((stream) => stream.id !== id),
    '',
  );

export async function searchPalette(query: string, people: boolean) {
  const name = nameIn(query);
  if (name.length < 2 || name === '?') {
    for (const { leave, clear } of [foundProducts, foundPeople]) {
      leave();
      clear();
    }
    return;
  }
  await Promise.all([foundProducts.load(name), people ? foundPeople.load(name) : undefined]);
}
