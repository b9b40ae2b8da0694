import { dealsMessages } from '../../../messages/operations/deals.ts';
import { runner } from '../operations.ts';
import { offerLists } from './reloads.ts';
import { formAct, type Row } from './row.ts';

const contractLists = ['contracts.owned', 'contracts.partner', 'contracts.waiting', 'contracts.one'] as const;

// prettier-ignore
export const dealsRows = {
  'offers.create': { ...formAct, call: 'offers.create', reload: offerLists },
  'offers.accept': { ...formAct, call: 'offers.accept', reload: offerLists },
  'offers.reject': { ...formAct, call: 'offers.reject', reload: offerLists },
  'offers.revise': { ...formAct, call: 'offers.revise', reload: offerLists },
  'offers.withdraw': { ...formAct, call: 'offers.withdraw', reload: offerLists },
  'contracts.create': { ...formAct, call: 'contracts.create', reload: contractLists },
  'contracts.sign': { ...formAct, call: 'contracts.sign', reload: contractLists },
} as const satisfies Record<keyof typeof dealsMessages, Row>;

export const run = runner(dealsRows, dealsMessages);
