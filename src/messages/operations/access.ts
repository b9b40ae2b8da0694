import { effects } from '../failures.ts';
import { standard, type OperationMessages } from './texts.ts';

export const accessMessages = {
  'product.asyncapi': standard,
  'access.buy': { ...standard, success: 'You can now access {name} for {hours} hours', effect: effects.tokens },
  'access.extend': { ...standard, success: 'Access extended', effect: effects.tokens },
  'access.replaceKey': { ...standard, success: 'Access address replaced' },
  'access.addKey': { ...standard, success: 'Key created' },
  'access.revokeKey': { ...standard, success: 'Key revoked' },
  'access.link': standard,
  'requests.create': { ...standard, success: 'Access requested', effect: effects.request },
  'requests.approve': { ...standard, success: 'Access approved', effect: effects.request },
  'requests.reject': { ...standard, success: 'Access declined', effect: effects.request },
} as const satisfies Record<string, OperationMessages>;
