import { effects } from '../failures.ts';
import { answered, messageOrError, standard, type OperationMessages } from './texts.ts';

export const dealsMessages = {
  'offers.create': {
    success: 'Offer sent to seller',
    failure: { from: [], fallback: 'Something went wrong' },
    effect: effects.offer,
  },
  'offers.accept': { ...standard, success: 'Offer Accepted', effect: effects.offer },
  'offers.reject': { ...answered, success: 'Offer Rejected', effect: effects.offer },
  'offers.revise': { ...standard, success: 'Revised offer sent succesfully', effect: effects.offer },
  'offers.withdraw': { ...standard, success: 'Offer Withdrawn', effect: effects.offer },
  'contracts.create': { ...messageOrError, success: 'Contract Created', effect: effects.contract },
  'contracts.sign': { ...standard, success: 'Contract Signed', effect: effects.contract },
} as const satisfies Record<string, OperationMessages>;
