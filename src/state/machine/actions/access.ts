import { effects } from '../../../messages/failures.ts';
import { moneyLists, accessLists } from './reloads.ts';
import { act, formAct, load, mark, type Row } from './row.ts';

const requestLists = [
  'requests.received',
  'requests.sent',
  'requests.forProduct',
  'product.load',
  'accesses.mine',
  'accesses.running',
] as const;

// prettier-ignore
export const accessRows = {
  'accesses.running': { ...load, read: 'accesses' },
  'product.asyncapi': { ...act, call: 'streams.asyncapi', snacks: ['fail'] },
  'access.buy': { ...formAct, call: 'access.buy', success: 'You can now access {name} for {hours} hours', effect: effects.tokens, idempotent: true, reload: [...moneyLists, ...accessLists, 'product.load'] },
  'access.extend': { ...formAct, call: 'access.buy', success: 'Access extended', effect: effects.tokens, idempotent: true, unfinished: ['Responses', 'errorMessage'], reload: [...moneyLists, ...accessLists] },
  'access.replaceKey': { ...formAct, call: 'access.replaceKey', success: 'Access address replaced', reload: ['access.bought', 'access.keys'] },
  'access.addKey': { ...formAct, call: 'access.addKey', success: 'Key created', reload: ['access.keys'] },
  'access.revokeKey': { ...formAct, call: 'access.revokeKey', success: 'Key revoked', reload: ['access.keys'] },
  'access.link': { ...mark, call: 'access.link' },
  'requests.create': { ...formAct, call: 'accessRequests.create', success: 'Access requested', effect: effects.request, reload: requestLists },
  'requests.approve': { ...formAct, call: 'accessRequests.approve', success: 'Access approved', effect: effects.request, reload: requestLists },
  'requests.reject': { ...formAct, call: 'accessRequests.reject', success: 'Access declined', effect: effects.request, reload: requestLists },
} as const satisfies Record<string, Row>;
