// THE table of kinds in the admin's activity log, by the first part of an action.
import { auditActions, offerActions } from './constants.ts';

/** Actions read from the records of the trade, which the audit log does not repeat. */
export const tradeActions = [
  'product.listed',
  'product.changed',
  'product.withdrawn',
  'price.changed',
  'terms.changed',
  'terms.accepted',
  ...offerActions.map((action) => `offer.${action}` as const),
  'request.sent',
  'request.approved',
  'request.rejected',
  'access.bought',
  'payment.requested',
  'tokens.added',
  'tokens.withdrawn',
  'contract.offered',
  'contract.signed',
] as const;

export const activityActions = [...auditActions, ...tradeActions] as const;
export type ActivityAction = (typeof activityActions)[number];

export const activityKinds = [
  'products',
  'prices',
  'terms',
  'offers',
  'purchases',
  'payments',
  'contracts',
  'analyses',
  'accounts',
  'signIns',
  'operation',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Values of a filter by kind. `changes` is every kind but sign-ins, which outnumber the others. */
export const activityChoices = ['changes', ...activityKinds] as const;
export type ActivityChoice = (typeof activityChoices)[number];

type First<Action> = Action extends `${infer Name}.${string}` ? Name : never;

const signIns: readonly ActivityAction[] = ['mfa.passed', 'mfa.refused', 'password.refused'];

const kindByFirst = {
  product: 'products',
  price: 'prices',
  terms: 'terms',
  offer: 'offers',
  request: 'offers',
  access: 'purchases',
  payment: 'payments',
  tokens: 'payments',
  contract: 'contracts',
  execution: 'analyses',
  algorithm: 'analyses',
  session: 'signIns',
  password: 'accounts',
  recovery: 'accounts',
  mfa: 'accounts',
  user: 'accounts',
  join: 'accounts',
  secret: 'operation',
  data: 'operation',
  files: 'operation',
} as const satisfies Record<First<ActivityAction>, ActivityKind>;

export const kindOfAction = (action: ActivityAction): ActivityKind =>
  signIns.includes(action) ? 'signIns' : kindByFirst[action.slice(0, action.indexOf('.')) as First<ActivityAction>];

export const actionsOfKind = (choice: ActivityChoice): ActivityAction[] =>
  activityActions.filter((action) => {
    const kind = kindOfAction(action);
    return choice === 'changes' ? kind !== 'signIns' : kind === choice;
  });

/** Newest entries that pages reach. A filter reaches older ones. */
export const activityReach = 10_000;
