import { accessMessages } from '../../../messages/operations/access.ts';
import { runner } from '../operations.ts';
import { moneyLists, accessLists } from './reloads.ts';
import { act, formAct, mark, type Row } from './row.ts';

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
  'product.asyncapi': { ...act, call: 'streams.asyncapi', snacks: ['fail'] },
  'access.buy': { ...formAct, call: 'access.buy', idempotent: true, reload: [...moneyLists, ...accessLists, 'product.load'] },
  'access.extend': { ...formAct, call: 'access.buy', idempotent: true, unfinished: ['Responses', 'errorMessage'], reload: [...moneyLists, ...accessLists] },
  'access.replaceKey': { ...formAct, call: 'access.replaceKey', reload: ['access.bought', 'access.keys'] },
  'access.addKey': { ...formAct, call: 'access.addKey', reload: ['access.keys'] },
  'access.revokeKey': { ...formAct, call: 'access.revokeKey', reload: ['access.keys'] },
  'access.link': { ...mark, call: 'access.link' },
  'requests.create': { ...formAct, call: 'accessRequests.create', reload: requestLists },
  'requests.approve': { ...formAct, call: 'accessRequests.approve', reload: requestLists },
  'requests.reject': { ...formAct, call: 'accessRequests.reject', reload: requestLists },
} as const satisfies Record<keyof typeof accessMessages, Row>;

export const run = runner(accessRows, accessMessages);
