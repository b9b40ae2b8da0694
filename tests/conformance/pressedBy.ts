// The page test that presses each row against the exchange: file and a piece of its title. exchange.test.ts answers the
// other rows.
import type { RowName } from './rows/index.ts';

const access = 'src/pages/access/access.test.tsx › ';
const admin = 'src/pages/admin/admin.test.tsx › ';
const person = 'src/pages/admin/person.test.tsx › ';
const aiRuns = 'src/pages/ai/aiRuns.test.tsx › ';
const contracts = 'src/pages/contracts/contracts.test.tsx › ';
const marketplace = 'src/pages/marketplace/marketplace.test.tsx › ';
const mfa = 'src/pages/mfa/mfa.test.tsx › ';
const offers = 'src/pages/offers/offers.test.tsx › ';
const notices = 'src/pages/product/notices.test.tsx › ';
const product = 'src/pages/product/product.test.tsx › ';
const purchase = 'src/pages/product/purchase.test.tsx › ';
const roomAlgorithms = 'src/pages/product/roomAlgorithms.test.tsx › ';
const bulkUpload = 'src/pages/products/bulkUpload.test.tsx › ';
const products = 'src/pages/products/products.test.tsx › ';
const profile = 'src/pages/profile/profile.test.tsx › ';
const approval = 'src/pages/promises/approval.test.tsx › ';
const deals = 'src/pages/promises/deals.test.tsx › ';
const recovery = 'src/pages/recovery/recovery.test.tsx › ';
const security = 'src/pages/security/security.test.tsx › ';
const joining = 'src/pages/session/joining.test.tsx › ';
const payments = 'src/pages/wallet/payments.test.tsx › ';
const wallet = 'src/pages/wallet/wallet.test.tsx › ';

// prettier-ignore
export const pressedBy = {
  'session.open': `${mfa}asks for the code after the password, takes a pasted one, and leads to the page asked for`,
  'joining.decline': `${joining}declines with a reason`,
  'recovery.request': `${recovery}leads from the login screen to a link, with the same answer for an unknown address`,
  'recovery.validate': `${recovery}sets a new password by the link, whose token only the tab keeps and only until then`,
  'recovery.complete': `${recovery}sets a new password by the link, whose token only the tab keeps and only until then`,
  'mfa.systemStatus': `${mfa}sets the second factor up: key, first code, recovery codes shown once`,
  'mfa.userStatus': `${mfa}sets the second factor up: key, first code, recovery codes shown once`,
  'mfa.createQr': `${mfa}sets the second factor up: key, first code, recovery codes shown once`,
  'mfa.pass': `${mfa}asks for the code after the password, takes a pasted one, and leads to the page asked for`,
  'mfa.confirm': `${mfa}sets the second factor up: key, first code, recovery codes shown once`,
  'mfa.disable': `${security}switches the second factor off by a recovery code; a wrong one ends no session`,
  'mfa.renewCodes': `${security}makes new recovery codes for a code, shows them once, and voids the old ones`,
  'profile.update': `${profile}saves what changed and nothing else, and shows it to others`,
  'profile.askEmail': `${security}changes the address with the password and a mailed code, and does not reveal taken addresses`,
  'profile.email': `${security}changes the address with the password and a mailed code, and does not reveal taken addresses`,
  'password.change': `${security}changes the password: shows each problem at its field, keeps the typed values and the session`,
  'profile.noPicture': `${profile}takes the picture away after asking, and leaves it where that fails`,
  'sessions.closeOthers': `${security}lists the sessions without the exchange’s own address, ends one and all others`,
  'sessions.closeOne': `${security}lists the sessions without the exchange’s own address, ends one and all others`,
  'account.export': `${profile}downloads everything that is stored, and clears the data of this browser`,
  'categories.load': `${marketplace}ticks the filters that were found in the words, and takes a phrase from them with its tick`,
  'marketplace.load': `${marketplace}suggests products, sellers and recent searches, and turns a seller into a filter`,
  'marketplace.search': `${marketplace}makes chips of phrases, which can be removed and edited`,
  'catalogue.load': `${products}lists own products with their earnings, and filters them in the address`,
  'products.add': `${products}leads through source, content and price, and lists the product`,
  'products.edit': `${products}changes a product, and sends nothing when nothing has changed`,
  'products.delete': `${products}names the people concerned before a removal, requires the typed name, and reloads the list`,
  'products.upload': `${bulkUpload}maps columns by their names, has cells corrected in place, and lists every row at once`,
  'product.measure': `${product}measures an own product again on demand, and offers that to its owner only`,
  'product.notify': `${notices}a seller sends a notice to buyers`,
  'product.allow': `${roomAlgorithms}shows the owner of a data room the queries that were asked for, to allow and to withdraw`,
  'product.withdraw': `${roomAlgorithms}shows the owner of a data room the queries that were asked for, to allow and to withdraw`,
  'product.watch': `${product}is watched, and no longer, by everybody but its owner`,
  'product.unwatch': `${product}is watched, and no longer, by everybody but its owner`,
  'searches.save': `${marketplace}saves a search, shows its number of new matches, and opens it as seen`,
  'offers.made': `${offers}dates an offer that ended with its product by that moment`,
  'offers.create': `${deals}an offer asks for the price that was typed, and its acceptance gives it for the promised time`,
  'offers.accept': `${offers}shows the current terms and lets the seller accept them, with the consequence`,
  'offers.reject': `${offers}shows the chosen deal beside the list in a wide window, moves by keys and keeps the choice in the address`,
  'offers.revise': `${offers}shows one deal at a separate address, where the party whose turn it is answers beside the price`,
  'offers.withdraw': `${offers}lets the buyer take an open offer back while the other side thinks, and make another`,
  'access.buy': `${product}buys at the agreed price, shows the address once, and replaces it on demand`,
  'access.extend': `${access}extends several at once after adding missing tokens in place, and lists each result`,
  'access.replaceKey': `${product}buys at the agreed price, shows the address once, and replaces it on demand`,
  'access.addKey': `${access}gives a key that leaves the address alone, and none to a data-room user`,
  'access.revokeKey': `${access}gives a key that leaves the address alone, and none to a data-room user`,
  'requests.create': `${purchase}asks for the approval that more hours need, of a product that went on approval`,
  'requests.approve': `${approval}an approval lets the buyer buy from then on`,
  'requests.reject': `${access}shows an owner the readers and declined requests, and a buyer the state of the request`,
  'contracts.create': `${contracts}offers a share to a partner found by email, with dates in UTC and a look at what it would come to`,
  'contracts.sign': `${contracts}lets the partner read, tick and sign, and then shows what each has got`,
  'executions.start': `${aiRuns}shows the cost of a run, follows its phases, cancels it without charge, and charges a success`,
  'executions.cancel': `${aiRuns}shows the cost of a run, follows its phases, cancels it without charge, and charges a success`,
  'executions.fetch': `${aiRuns}fetches the example by its fixed id, hides it, and tries again if it is missing`,
  'wallet.balance': `${wallet}adds tokens in two steps that name the result, and withdraws no more than there is`,
  'wallet.history': `${wallet}lists each movement with sign, other party, product and balance after it, and sums the matches`,
  'wallet.buy': `${wallet}adds tokens in two steps that name the result, and withdraws no more than there is`,
  'wallet.withdraw': `${wallet}adds tokens in two steps that name the result, and withdraws no more than there is`,
  'wallet.requestBuy': `${payments}requests a purchase, which an administrator confirms with a reference`,
  'wallet.requestWithdraw': `${payments}shows that tokens of a withdrawal leave at once, and why they came back`,
  'payments.confirm': `${payments}requests a purchase, which an administrator confirms with a reference`,
  'payments.decline': `${payments}declines a payment with a reason, and turns back when the last one of page 2 is decided`,
  'users.list': `${admin}locks a person after a confirmation, shows it, and undoes it`,
  'users.add': `${admin}adds a person, shows a taken address at its field and keeps the typed values`,
  'users.edit': `${admin}sends only what an edit changes`,
  'users.lock': `${admin}locks a person after a confirmation, shows it, and undoes it`,
  'users.unlock': `${admin}locks a person after a confirmation, shows it, and undoes it`,
  'users.hold': `${person}holds a disabled person, releases and then erases the record`,
  'users.erase': `${person}holds a disabled person, releases and then erases the record`,
  'users.resetMfa': `${person}resets a lost second factor after asking, where there is one`,
} as const satisfies Partial<Record<RowName, string>>;
