import type { ContractSet, ContractSetPage, Party } from '#contract/generated/documents.ts';
import type { Input } from '#contract/types.ts';
import { allPages } from '../../state/machine/allPages.ts';
import { ref, load, type Ref } from '../../state/machine/load.ts';
import { run } from '../../state/machine/operations.ts';
import { createStore } from '../../state/machine/registry.ts';

/** Somebody who may be named as partner. */
export interface Found extends Party {
  /** The whole email address, where it was by that: the name does not hold it. */
  address?: string | undefined;
}

interface Contracts {
  /** Sets that I offered, and those in which I have a share. */
  owned: Ref<ContractSetPage> | undefined;
  partner: Ref<ContractSetPage> | undefined;
  /** Whoever was found as a partner so far, each once. */
  people: Ref<Found[]>;
}

export const initialContracts = (): Contracts => ({
  owned: undefined,
  partner: undefined,
  people: ref([]),
});
export const contracts = createStore(initialContracts, { persist: false });

export interface ContractFilter {
  status?: ContractSet['status'] | undefined;
  page?: number | undefined;
}

const readOwned = load('contracts.owned', (page) => {
  contracts.owned = ref(page);
});
const readPartner = load('contracts.partner', (page) => {
  contracts.partner = ref(page);
});
const readPeople = load('contracts.people', (found, { search = '' }) => {
  const address = search.includes('@') && { address: search };
  const known = new Map(contracts.people.map((one) => [one.id, one]));
  for (const one of found) known.set(one.id, { ...known.get(one.id), ...one, ...address });
  contracts.people = ref([...known.values()]);
});

/** Loads the sets that I offered, newest first. */
export const loadOwnedContracts = Object.assign((filter: ContractFilter) => readOwned({ ...filter, role: 'OWNER' }), {
  leave: readOwned.leave,
});

/** Loads the sets in which I have a share, newest first. */
export const loadPartnerContracts = Object.assign(
  (filter: ContractFilter) => readPartner({ ...filter, role: 'PARTNER' }),
  { leave: readPartner.leave },
);

const roles = { owned: 'OWNER', partner: 'PARTNER' } as const;

/** Rows of a page of sets with their shares; more would cost more than a query may. */
const fileLimit = 50;

/** Every set on one side that matches, for a file; nothing when a call failed. */
export const allContracts = (side: keyof typeof roles, filter: Omit<ContractFilter, 'page'>) =>
  allPages(
    (paging) => run('contracts.file', { ...filter, role: roles[side], ...paging }),
    ({ content }) => content,
    { limit: fileLimit },
  );

/** Looks for people to name as partners: those dealt with, by name, or anybody by the whole email address. */
export const findPartners = Object.assign((search: string) => readPeople({ search }), { leave: readPeople.leave });

/** Offers partners a share; times in UTC. */
export const createContracts = (body: Input<'contracts.create'>['body']) => run('contracts.create', { body });

/** Signs the own contract of a set; status is kept by the set's id. */
export const signContract = ({ id, stream_id, end_time, owner }: ContractSet) =>
  run('contracts.sign', { query: { owner: owner.id }, body: { stream_id, end_time } }, { id });
