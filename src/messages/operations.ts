// Success and failure texts are the specification's (sections 4 and 8) word for word, misspellings included: they are not ours to correct.
// Where it gives none, the text is ours and follows its tone. `from` names the fields of an answer that are tried before the fallback.

/** Fields of a refusal that may carry the text: the answer itself, its `error` or its `message`. */
export type FailureField = 'data' | 'error' | 'message';

export interface OperationMessages {
  readonly success?: string;
  readonly failure: { readonly from: readonly FailureField[]; readonly fallback: string };
  /** Said instead of the fallback when no answer came back. */
  readonly lost?: string;
}

const unreachable = 'The exchange cannot be reached. Check your connection and try again.';
const moneyUnknown =
  'No answer came back, so it is not known whether tokens moved. Check your wallet, or press again: the same request is never charged twice.';
const moveUnknown =
  'No answer came back, so it is not known whether this went through. Look at the offer before you try again.';
const passwordUnknown =
  'No answer came back, so it is not known whether the password was changed. Try to sign in with the new one before you ask for another link.';
const load = { failure: { from: ['error'], fallback: 'Something went wrong' }, lost: unreachable } as const;

export const operationMessages = {
  'session.open': {
    success: 'Logged in successfully',
    failure: { from: ['data'], fallback: 'Invalid Credentials' },
    lost: unreachable,
  },
  'me.load': load,
  'recovery.request': {
    success: 'Password reset link sent to your email',
    failure: { from: [], fallback: 'Link not sent to email.Some error occured!' },
    lost: unreachable,
  },
  'recovery.validate': { failure: { from: [], fallback: 'Something went wrong' }, lost: unreachable },
  'recovery.complete': {
    success: 'Password changed successfully',
    failure: { from: [], fallback: 'Error while reseting the password' },
    lost: passwordUnknown,
  },
  'mfa.systemStatus': load,
  'mfa.userStatus': load,
  'mfa.createQr': { failure: { from: ['message', 'error'], fallback: 'Something went wrong' }, lost: unreachable },
  'mfa.pass': {
    success: 'Logged in successfully',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'mfa.confirm': {
    success: 'Second factor switched on',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'categories.load': load,
  'marketplace.load': load,
  'marketplace.search': load,
  'product.load': load,
  'product.sample': load,
  'product.offers': load,
  'offers.made': load,
  'offers.received': load,
  'offers.create': {
    success: 'Offer sent to seller',
    failure: { from: [], fallback: 'Something went wrong' },
    lost: moveUnknown,
  },
  'offers.accept': {
    success: 'Offer Accepted',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: moveUnknown,
  },
  'offers.reject': {
    success: 'Offer Rejected',
    failure: { from: ['data'], fallback: 'Something went wrong' },
    lost: moveUnknown,
  },
  'offers.revise': {
    success: 'Revised offer sent succesfully',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: moveUnknown,
  },
  'access.bought': load,
  'access.sold': load,
  'access.buy': {
    success: 'You can now access {name} for {hours} hours',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: moneyUnknown,
  },
  'access.replaceKey': {
    success: 'Access address replaced',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'wallet.balance': load,
  'wallet.history': load,
  'wallet.buy': {
    success: 'Token added successfully',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: moneyUnknown,
  },
  'wallet.withdraw': {
    success: 'Token withdrawn successfully',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: moneyUnknown,
  },
} as const satisfies Record<string, OperationMessages>;
