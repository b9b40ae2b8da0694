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
const contractUnknown =
  'No answer came back, so it is not known whether this went through. Look at your contracts before you try again.';
const runUnknown =
  'No answer came back, so it is not known whether the run was started. Look at your runs, or press again: the same request never starts twice.';
const changeUnknown = 'No answer came back. Look at your products before you try again; what you typed is still here.';
const passwordUnknown =
  'No answer came back, so it is not known whether the password was changed. Try to sign in with the new one first.';
const edited = { failure: { from: [], fallback: 'Something Went Wrong' }, lost: unreachable } as const;
const load = { failure: { from: ['error'], fallback: 'Something went wrong' }, lost: unreachable } as const;
const change = { failure: { from: ['error'], fallback: 'Something went wrong!' }, lost: changeUnknown } as const;
/** What changes nothing: only the answer is missing. */
const look = { ...change, lost: unreachable } as const;
const upload = {
  failure: { from: ['message', 'error'], fallback: 'Something went wrong!' },
  lost: changeUnknown,
} as const;

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
  'mfa.disable': {
    success: 'Second factor switched off',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'mfa.renewCodes': {
    success: 'New recovery codes made',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'profile.update': {
    success: 'User information updated successfully',
    failure: { from: ['data'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'profile.email': {
    success: 'User information updated successfully',
    failure: { from: ['data'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'profile.askEmail': {
    success: 'Code sent to the new address',
    failure: { from: ['data'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'profile.picture': {
    success: 'Profile picture uploaded successfully',
    failure: { from: [], fallback: 'Something went wrong. Please try again!' },
    lost: 'Something went wrong. Please try again!',
  },
  'profile.noPicture': {
    success: 'Profile picture removed',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'password.change': {
    success: 'Password changed successfully',
    failure: { from: [], fallback: 'Error while reseting the password' },
    lost: passwordUnknown,
  },
  'sessions.load': load,
  'sessions.closeOthers': {
    success: 'Signed out everywhere else',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'account.export': {
    success: 'Your data was downloaded',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'categories.load': load,
  'marketplace.load': load,
  'marketplace.search': load,
  'marketplace.without': load,
  'marketplace.file': load,
  'favourites.load': load,
  'favourites.add': load,
  'favourites.remove': load,
  'searches.load': load,
  'searches.save': { ...load, success: 'Search saved' },
  'searches.see': load,
  'searches.remove': { ...load, success: 'Search deleted' },
  'compare.stream': load,
  'compare.sample': load,
  'product.load': load,
  'product.sample': load,
  'product.measure': { ...load, success: 'Sample measured' },
  'product.watch': { ...load, success: 'You will be told of its changes' },
  'product.unwatch': { ...load, success: 'No longer watched' },
  'product.history': load,
  'product.similar': load,
  'product.bySeller': load,
  'product.offers': load,
  'catalogue.load': load,
  'catalogue.product': load,
  'catalogue.ending': load,
  'catalogue.file': load,
  'products.add': { success: 'Product added successfully', ...change },
  'products.edit': { success: 'Product edited successfully', ...change },
  'products.delete': { success: 'Product deleted successfully', ...change },
  'products.url': look,
  'products.setLogo': { success: 'Logo saved', ...change },
  'products.export': { success: 'Products exported', ...look },
  'products.upload': { success: 'File uploaded successfully', ...upload },
  'products.uploadPart': upload,
  'products.checkFile': { ...upload, lost: unreachable },
  'products.probe': look,
  'offers.made': load,
  'offers.received': load,
  'offers.all': load,
  'offers.one': load,
  'offers.file': load,
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
  'offers.withdraw': {
    success: 'Offer Withdrawn',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: moveUnknown,
  },
  'offers.stream': load,
  'offers.cheapest': load,
  'offers.dearest': load,
  'access.bought': load,
  'access.sold': load,
  'access.buy': {
    success: 'You can now access {name} for {hours} hours',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: moneyUnknown,
  },
  'access.extend': {
    success: 'Access extended',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: moneyUnknown,
  },
  'access.replaceKey': {
    success: 'Access address replaced',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'accesses.mine': load,
  'accesses.readers': load,
  'accesses.file': load,
  'accesses.running': load,
  'requests.received': load,
  'requests.sent': load,
  'requests.file': load,
  'requests.forProduct': load,
  'requests.create': {
    success: 'Access requested',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'requests.approve': {
    success: 'Access approved',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'requests.reject': {
    success: 'Access declined',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'contracts.owned': load,
  'contracts.partner': load,
  'contracts.file': load,
  'ownProducts.find': load,
  'ownProducts.one': load,
  'contracts.people': load,
  'contracts.create': {
    success: 'Contract Created',
    failure: { from: ['message', 'error'], fallback: 'Something went wrong!' },
    lost: contractUnknown,
  },
  'contracts.sign': {
    success: 'Contract Signed',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: contractUnknown,
  },
  'wallet.balance': load,
  'wallet.offers': load,
  'wallet.history': load,
  'wallet.file': load,
  'wallet.explain': load,
  'wallet.check': load,
  'wallet.course': load,
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
  'executions.start': {
    success: 'Execution started successfully',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: runUnknown,
  },
  'executions.fetch': { ...load, success: 'Fetched successfully' },
  'overview.report': load,
  'overview.recent': load,
  'overview.owned': load,
  'overview.contracts': load,
  'overview.requests': load,
  'overview.people': load,
  'overview.locks': load,
  'overview.months': load,
  'overview.waiting': load,
  'overview.others': load,
  'overview.moved': load,
  'overview.access': load,
  'overview.everBought': load,
  'overview.ending': load,
  'overview.runs': load,
  'overview.algorithmRuns': load,
  'overview.activity': load,
  'overview.newest': load,
  'overview.seen': load,
  'overview.everMoved': load,
  'executions.analyses': load,
  'executions.columns': load,
  'executions.list': load,
  'executions.follow': load,
  'executions.onMine': load,
  'executions.cancel': { ...load, success: 'Run stopped' },
  'executions.result': load,
  'catalogue.ask': load,
  'reports.sales': load,
  'reports.spending': load,
  'reports.exchange': load,
  'palette.products': load,
  'palette.people': load,
  'palette.offers': load,
  'palette.requests': load,
  'palette.contracts': load,
  'notifications.load': load,
  'notifications.latest': load,
  'notifications.read': { failure: { from: ['error'], fallback: 'Something went wrong' }, lost: unreachable },
  'users.list': load,
  'users.one': load,
  'users.known': load,
  'users.audit': load,
  'users.activity': load,
  'users.add': {
    success: 'User added successfully',
    failure: { from: ['message', 'error'], fallback: 'Something went wrong!' },
    lost: unreachable,
  },
  'users.edit': { ...edited, success: 'User edited successfully' },
  'users.disable': { ...edited, success: 'User disabled successfully' },
  'users.enable': { ...edited, success: 'User enabled successfully' },
  'users.lock': { ...edited, success: 'User locked successfully' },
  'users.unlock': { ...edited, success: 'User unlocked successfully' },
  'users.bulk': edited,
  'users.import': { failure: { from: ['message', 'error'], fallback: 'Something went wrong!' }, lost: unreachable },
  'users.invite': {
    success: 'A link to set a password was sent to {email}',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'users.inviteMany': load,
  'users.resetMfa': {
    success: 'Second factor reset',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
  'person.sessions': load,
  'person.wallet': load,
  'person.products': load,
  'person.locked': load,
  'person.disabled': load,
  'users.endSessions': {
    success: 'Signed out everywhere',
    failure: { from: ['error'], fallback: 'Something went wrong' },
    lost: unreachable,
  },
} as const satisfies Record<string, OperationMessages>;
