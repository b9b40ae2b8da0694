// Success and failure texts are the specification's (sections 4 and 8) word for word, misspellings included: they are not ours to correct.
// Where it gives none, the text is ours and follows its tone. `from` names the fields of an answer that are tried before the fallback.
import { effects, type Effect } from './failures.ts';

/** Fields of a refusal that may carry the text: the answer itself, its `error` or its `message`. */
export type FailureField = 'data' | 'error' | 'message';

export interface OperationMessages {
  readonly success?: string;
  readonly failure: { readonly from: readonly FailureField[]; readonly fallback: string };
  /** Possible effect of a failure. Selects the second line of the message. */
  readonly effect: Effect;
}

const edited = { failure: { from: [], fallback: 'Something Went Wrong' }, effect: effects.none } as const;
export const standard = {
  failure: { from: ['error'], fallback: 'Something went wrong' },
  effect: effects.none,
} as const;
const change = { failure: { from: ['error'], fallback: 'Something went wrong!' }, effect: effects.product } as const;
/** Changes nothing: only the answer is missing. */
const look = { ...change, effect: effects.none } as const;
const upload = {
  failure: { from: ['message', 'error'], fallback: 'Something went wrong!' },
  effect: effects.product,
} as const;

export const operationMessages = {
  'session.open': {
    success: 'Logged in successfully',
    failure: { from: ['data'], fallback: 'Invalid Credentials' },
    effect: effects.none,
  },
  'recovery.request': {
    success: 'Password reset link sent to your email',
    failure: { from: [], fallback: 'Link not sent to email.Some error occured!' },
    effect: effects.none,
  },
  'recovery.validate': { failure: { from: [], fallback: 'Something went wrong' }, effect: effects.none },
  'recovery.complete': {
    success: 'Password changed successfully',
    failure: { from: [], fallback: 'Error while reseting the password' },
    effect: effects.password,
  },
  'mfa.createQr': { failure: { from: ['message', 'error'], fallback: 'Something went wrong' }, effect: effects.none },
  'mfa.pass': { ...standard, success: 'Logged in successfully' },
  'mfa.confirm': { ...standard, success: 'Two-factor authentication turned on' },
  'mfa.disable': { ...standard, success: 'Two-factor authentication turned off' },
  'mfa.renewCodes': { ...standard, success: 'New recovery codes created' },
  'profile.settings': standard,
  'profile.update': {
    success: 'User information updated successfully',
    failure: { from: ['data'], fallback: 'Something went wrong' },
    effect: effects.none,
  },
  'profile.email': {
    success: 'User information updated successfully',
    failure: { from: ['data'], fallback: 'Something went wrong' },
    effect: effects.none,
  },
  'profile.askEmail': {
    success: 'Code sent to the new address',
    failure: { from: ['data'], fallback: 'Something went wrong' },
    effect: effects.none,
  },
  'profile.picture': {
    success: 'Profile picture uploaded successfully',
    failure: { from: [], fallback: 'Something went wrong. Please try again!' },
    effect: effects.none,
  },
  'profile.noPicture': { ...standard, success: 'Profile picture removed' },
  'password.change': {
    success: 'Password changed successfully',
    failure: { from: [], fallback: 'Error while reseting the password' },
    effect: effects.password,
  },
  'sessions.closeOthers': { ...standard, success: 'Signed out everywhere else' },
  'sessions.closeOne': { ...standard, success: 'Signed out of {device}' },
  'account.export': { ...standard, success: 'Your data was downloaded' },
  'favourites.add': standard,
  'favourites.remove': standard,
  'searches.save': { ...standard, success: 'Search saved' },
  'searches.see': standard,
  'searches.remove': { ...standard, success: 'Search deleted' },
  'product.asyncapi': standard,
  'product.measure': { ...standard, success: 'Sample measured' },
  'product.watch': { ...standard, success: 'You will be notified of changes' },
  'product.unwatch': { ...standard, success: 'You stopped watching this product' },
  'products.add': { success: 'Product added successfully', ...change, effect: effects.productForm },
  'products.edit': { success: 'Product edited successfully', ...change, effect: effects.productForm },
  'products.delete': { success: 'Product deleted successfully', ...change },
  'products.url': look,
  'products.setLogo': { success: 'Logo saved', ...change },
  'products.export': { success: 'Products exported', ...look },
  'products.upload': { success: 'File uploaded successfully', ...upload },
  'products.uploadPart': upload,
  'products.checkFile': { ...upload, effect: effects.none },
  'products.probe': look,
  'algorithm.trial': look,
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
  'access.buy': { ...standard, success: 'You can now access {name} for {hours} hours', effect: effects.tokens },
  'access.extend': { ...standard, success: 'Access extended', effect: effects.tokens },
  'access.replaceKey': { ...standard, success: 'Access address replaced' },
  'access.addKey': { ...standard, success: 'Key created' },
  'access.revokeKey': { ...standard, success: 'Key revoked' },
  'access.link': standard,
  'accesses.running': standard,
  'requests.create': { ...standard, success: 'Access requested', effect: effects.request },
  'requests.approve': { ...standard, success: 'Access approved', effect: effects.request },
  'requests.reject': { ...standard, success: 'Access declined', effect: effects.request },
  'contracts.create': {
    success: 'Contract Created',
    failure: { from: ['message', 'error'], fallback: 'Something went wrong!' },
    effect: effects.contract,
  },
  'contracts.sign': { ...standard, success: 'Contract Signed', effect: effects.contract },
  'wallet.buy': { ...standard, success: 'Token added successfully', effect: effects.tokens },
  'wallet.withdraw': { ...standard, success: 'Token withdrawn successfully', effect: effects.tokens },
  'wallet.requestBuy': { ...standard, success: 'Purchase requested', effect: effects.tokens },
  'wallet.requestWithdraw': { ...standard, success: 'Withdrawal requested', effect: effects.tokens },
  'payments.confirm': { ...standard, success: 'Payment confirmed', effect: effects.payment },
  'payments.decline': { ...standard, success: 'Payment declined', effect: effects.payment },
  'executions.start': { ...standard, success: 'Execution started successfully', effect: effects.run },
  'executions.fetch': { ...standard, success: 'Fetched successfully' },
  'overview.dismiss': standard,
  'executions.cancel': { ...standard, success: 'Run stopped' },
  'notifications.read': { ...standard },
  'notifications.unread': standard,
  'notifications.snooze': standard,
  'users.add': {
    success: 'User added successfully',
    failure: { from: ['message', 'error'], fallback: 'Something went wrong!' },
    effect: effects.person,
  },
  'users.edit': { ...edited, success: 'User edited successfully' },
  'users.disable': { ...edited, success: 'User disabled successfully' },
  'users.enable': { ...edited, success: 'User enabled successfully' },
  'users.lock': { ...edited, success: 'User locked successfully' },
  'users.unlock': { ...edited, success: 'User unlocked successfully' },
  'users.bulk': edited,
  'users.import': {
    failure: { from: ['message', 'error'], fallback: 'Something went wrong!' },
    effect: effects.person,
  },
  'users.invite': { ...standard, success: 'A link to set a password was sent to {email}' },
  'users.inviteMany': standard,
  'users.resetMfa': { ...standard, success: 'Two-factor authentication reset' },
  'users.hold': { ...standard, success: 'Hold changed' },
  'users.erase': { ...standard, success: 'Data erased' },
  'users.export': { ...standard, success: 'Data downloaded' },
  'users.endSessions': { ...standard, success: 'Signed out everywhere' },
} as const satisfies Record<string, OperationMessages>;
