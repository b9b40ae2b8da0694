import { effects } from '../failures.ts';
import { standard, type OperationMessages } from './texts.ts';

export const dealsMessages = {
  'offers.create': {
    success: 'Offer sent to seller',
    failure: { from: [], fallback: 'Something went wrong' },
    effect: effects.offer,
  },
  'offers.accept': { ...standard, success: 'Offer Accepted', effect: effects.offer },
  'offers.reject': {
    success: 'Offer Rejected',
    failure: { from: ['data'], fallback: 'Something went wrong' },
    effect: effects.offer,
  },
  'offers.revise': { ...standard, success: 'Revised offer sent succesfully', effect: effects.offer },
  'offers.withdraw': { ...standard, success: 'Offer Withdrawn', effect: effects.offer },
  'contracts.create': {
    success: 'Contract Created',
    failure: { from: ['message', 'error'], fallback: 'Something went wrong!' },
    effect: effects.contract,
  },
  'contracts.sign': { ...standard, success: 'Contract Signed', effect: effects.contract },
} as const satisfies Record<string, OperationMessages>;
