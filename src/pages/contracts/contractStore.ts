import type { ContractSet, ContractSetPage, Party } from '#contract/generated/documents.ts';
import type { Input } from '#contract/types.ts';
import { allPages } from '../../state/machine/allPages.ts';
import { ref, load, type Ref } from '../../state/machine/load.ts';
import { run } from '../../state/machine/operations.ts';
import { createStore } from '../../state/machine/registry.ts';

export interface Found extends Party {
  /** Full email address, if the person was found by it: the name does not contain it. */
  address?: string | undefined;
}

interface Contracts {
  owned: Ref<ContractSetPage> | undefined;
  partner: Ref<ContractSetPage> | undefined;
  people: Ref<Found[]>;
  /** The search that `people` answers. */
  answered: string;
}

export const initialContracts = (): Contracts => ({
  owned: undefined,
  partner: undefined,
  people: ref([]),
  answered: '',
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
  contracts.answered = search;
});

export const loadOwnedContracts = Object.assign((filter: ContractFilter) => readOwned({ ...filter, role: 'OWNER' }), {
  leave: readOwned.leave,
});

export const loadPartnerContracts = Object.assign(
  (filter: ContractFilter) => readPartner({ ...filter, role: 'PARTNER' }),
  { leave: readPartner.leave },
);

const roles = { owned: 'OWNER', partner: 'PARTNER' } as const;

/** Maximum sets per page: larger pages exceed the query cost limit. */
const fileLimit = 50;

export const allContracts = (side: keyof typeof roles, filter: Omit<ContractFilter, 'page'>) =>
  allPages(
    (paging) => run('contracts.file', { ...filter, role: roles[side], ...paging }),
    ({ content }) => content,
    { limit: fileLimit },
  );

/** Searches partners: trading contacts by name, anyone by full email address. */
export const findPartners = Object.assign((search: string) => readPeople({ search }), { leave: readPeople.leave });

export const createContracts = (body: Input<'contracts.create'>['body']) => run('contracts.create', { body });

/** Signs the own contract; the operation status is keyed by the set's ID. */
export const signContract = ({ id, stream_id, end_time, owner }: ContractSet) =>
  run('contracts.sign', { query: { owner: owner.id }, body: { stream_id, end_time } }, { id });
