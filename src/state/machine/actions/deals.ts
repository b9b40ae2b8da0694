import { effects } from '../../../messages/failures.ts';
import { answered, messageOrError } from '../../../messages/operations.ts';
import { offerLists } from './reloads.ts';
import { formAct, type Row } from './row.ts';

const contractLists = ['contracts.owned', 'contracts.partner', 'contracts.waiting', 'contracts.one'] as const;

// prettier-ignore
export const dealsRows = {
  'offers.create': { ...formAct, call: 'offers.create', success: 'Offer sent to seller', failure: { from: [], fallback: 'Something went wrong' }, effect: effects.offer, reload: offerLists },
  'offers.accept': { ...formAct, call: 'offers.accept', success: 'Offer Accepted', effect: effects.offer, reload: offerLists },
  'offers.reject': { ...formAct, ...answered, call: 'offers.reject', success: 'Offer Rejected', effect: effects.offer, reload: offerLists },
  'offers.revise': { ...formAct, call: 'offers.revise', success: 'Revised offer sent succesfully', effect: effects.offer, reload: offerLists },
  'offers.withdraw': { ...formAct, call: 'offers.withdraw', success: 'Offer Withdrawn', effect: effects.offer, reload: offerLists },
  'contracts.create': { ...formAct, ...messageOrError, call: 'contracts.create', success: 'Contract Created', effect: effects.contract, reload: contractLists },
  'contracts.sign': { ...formAct, call: 'contracts.sign', success: 'Contract Signed', effect: effects.contract, reload: contractLists },
} as const satisfies Record<string, Row>;
