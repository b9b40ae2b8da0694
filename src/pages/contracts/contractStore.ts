import type { ContractSet, Party } from '#contract/generated/documents.ts';
import type { Input } from '#contract/types.ts';
import { allPages } from '../../state/machine/allPages.ts';
import { run } from '../../state/machine/operations.ts';
import { resource } from '../../state/machine/resource.ts';

export interface Found extends Party {
  /** Full email address, if the person was found by it: the name does not contain it. */
  address?: string | undefined;
}

export interface ContractFilter {
  status?: ContractSet['status'] | undefined;
  page?: number | undefined;
  /** Default 20, maximum 50. */
  limit?: number | undefined;
}

const contractsOf = (side: string, role: 'OWNER' | 'PARTNER') =>
  resource(`contracts.${side}`, { from: 'contractSets', input: (filter: ContractFilter) => ({ ...filter, role }) });

export const contractsBySide = {
  owned: contractsOf('owned', 'OWNER'),
  partner: contractsOf('partner', 'PARTNER'),
} as const;

/** Maximum sets per page: larger pages exceed the query cost limit. */
const fileLimit = 50;

export const allContracts = (side: keyof typeof contractsBySide, filter: Omit<ContractFilter, 'page'>) =>
  allPages(
    (paging) => contractsBySide[side].read({ ...filter, ...paging }),
    ({ content }) => content,
    { limit: fileLimit },
  );

interface Partners {
  /** Everyone found so far. */
  people: readonly Found[];
  /** Latest answered search. */
  answered: string;
}

/** Searches partners: trading contacts by name, anyone by full email address. */
export const partners = resource('contracts.people', {
  from: 'people',
  input: ({ search }: { search: string }) => ({ search }),
  value: (found, { search }, before): Partners => {
    const address = search.includes('@') && { address: search };
    const known = new Map<string, Found>(before?.people.map((one) => [one.id, one]));
    for (const one of found) known.set(one.id, { ...known.get(one.id), ...one, ...address });
    return { people: [...known.values()], answered: search };
  },
});

export const createContracts = (body: Input<'contracts.create'>['body']) => run('contracts.create', { body });

/** Signs the own contract; the operation status is keyed by the set's ID. */
export const signContract = ({ id, stream_id, end_time, owner }: ContractSet) =>
  run('contracts.sign', { query: { owner: owner.id }, body: { stream_id, end_time } }, { id });
