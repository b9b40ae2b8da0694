import type { ContractSet } from '#contract/generated/documents.ts';
import type { Reads } from '#contract/types.ts';
import type { Input } from '#contract/types.ts';
import { allPages } from '../../machine/allPages.ts';
import { run } from '../../machine/operations.ts';
import { resource } from '../../machine/resource.ts';
import { session } from '../../me/session.ts';

export type ContractFilter = Omit<Reads['contractSets']['variables'], 'role'>;
export type ContractSide = 'owned' | 'partner';

export const sideOfContract = ({ owner }: Pick<ContractSet, 'owner'>): ContractSide =>
  owner.id === session.userId ? 'owned' : 'partner';

/** Null for a contract between others. */
export const contract = resource('contracts.one', {
  from: 'contractSets',
  input: (id: string) => ({ id }),
  value: ({ content }) => content[0] ?? null,
});

const contractsOf = (side: string, role: 'OWNER' | 'PARTNER') =>
  resource(`contracts.${side}`, { from: 'contractSets', input: (filter: ContractFilter) => ({ ...filter, role }) });

export const contractsBySide = {
  owned: contractsOf('owned', 'OWNER'),
  partner: contractsOf('partner', 'PARTNER'),
} as const satisfies Record<ContractSide, unknown>;

export const waitingContracts = resource('contracts.waiting', {
  from: 'contractSets',
  input: () => ({ role: 'PARTNER', status: 'waiting', limit: 1 }),
  value: ({ total }) => total,
});

const heldBy = (side: ContractSide, role: 'OWNER' | 'PARTNER') =>
  resource(`contracts.${side}.held`, {
    from: 'contractSets',
    input: () => ({ role, limit: 1 }),
    value: ({ total }) => total,
  });

/** Number of contracts on each side, whatever their status. */
export const heldContracts = { owned: heldBy('owned', 'OWNER'), partner: heldBy('partner', 'PARTNER') } as const;

/** Maximum sets per page: larger pages exceed the query cost limit. */
const fileLimit = 50;

export const allContracts = (side: ContractSide, filter: Omit<ContractFilter, 'page'>) =>
  allPages(
    (paging) => contractsBySide[side].read({ ...filter, ...paging }),
    ({ content }) => content,
    { limit: fileLimit },
  );

export const createContracts = (body: Input<'contracts.create'>['body']) => run('contracts.create', { body });

export const signContract = ({ id, stream_id, end_time, owner }: ContractSet) =>
  run('contracts.sign', { query: { owner: owner.id }, body: { stream_id, end_time } }, { id });
