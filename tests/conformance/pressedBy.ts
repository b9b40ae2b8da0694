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
  'session.open': `${mfa}asks for the code after the password, takes a pasted one, and leads to the requested page`,
  'joining.decline': `${joining}declines with a reason`,
  'recovery.request': `${recovery}leads from the login screen to a link, with the same answer for an unknown address`,
  'recovery.validate': `${recovery}sets a new password through the link, whose token stays in the tab until then`,
  'recovery.complete': `${recovery}sets a new password through the link, whose token stays in the tab until then`,
  'mfa.systemStatus': `${mfa}sets up two-factor authentication: key, first code, recovery codes shown once`,
  'mfa.userStatus': `${mfa}sets up two-factor authentication: key, first code, recovery codes shown once`,
  'mfa.createQr': `${mfa}sets up two-factor authentication: key, first code, recovery codes shown once`,
  'mfa.pass': `${mfa}asks for the code after the password, takes a pasted one, and leads to the requested page`,
  'mfa.confirm': `${mfa}sets up two-factor authentication: key, first code, recovery codes shown once`,
  'mfa.disable': `${security}turns off two-factor authentication with a recovery code; a wrong code ends no session`,
  'mfa.renewCodes': `${security}replaces the recovery codes after a valid code, shows them once, and revokes the old ones`,
  'profile.update': `${profile}saves only the changed fields, and shows them to others`,
  'profile.askEmail': `${security}changes the email address with the password and a mailed code, and does not reveal taken addresses`,
  'profile.email': `${security}changes the email address with the password and a mailed code, and does not reveal taken addresses`,
  'password.change': `${security}changes the password: shows each problem at its field, and keeps the typed values and the session`,
  'profile.noPicture': `${profile}removes the picture after a confirmation, and keeps it when the removal fails`,
  'sessions.closeOthers': `${security}lists the sessions without the exchange’s own address, ends one and all others`,
  'sessions.closeOne': `${security}lists the sessions without the exchange’s own address, ends one and all others`,
  'account.export': `${profile}downloads all stored data, and clears the data of this browser`,
  'categories.load': `${marketplace}ticks the filters found in the search text, and removes a phrase when its filter is unticked`,
  'marketplace.load': `${marketplace}suggests products, sellers and recent searches, and turns a seller into a filter`,
  'marketplace.search': `${marketplace}turns phrases into chips that can be removed and edited`,
  'catalogue.load': `${products}lists own products with their earnings, and keeps their filters in the URL`,
  'products.add': `${products}leads through source, content and price, and lists the product`,
  'products.edit': `${products}edits a product, and sends nothing if nothing has changed`,
  'products.delete': `${products}names the affected people before a removal, requires the typed name, and reloads the list`,
  'products.upload': `${bulkUpload}maps columns by name, lets cells be corrected in place, and lists every row at once`,
  'product.measure': `${product}remeasures an own product on request, and offers that to its owner only`,
  'product.notify': `${notices}a seller sends a notice to buyers`,
  'product.allow': `${roomAlgorithms}shows the owner of a data room the requested queries, to allow and to withdraw`,
  'product.withdraw': `${roomAlgorithms}shows the owner of a data room the requested queries, to allow and to withdraw`,
  'product.watch': `${product}can be watched and unwatched by everyone but its owner`,
  'product.unwatch': `${product}can be watched and unwatched by everyone but its owner`,
  'searches.save': `${marketplace}saves a search, shows its number of new matches, and opens it as seen`,
  'offers.made': `${offers}dates an offer by the removal of its product`,
  'offers.create': `${deals}an offer sends the typed price, and its acceptance grants that price for the stated time`,
  'offers.accept': `${offers}shows the current terms and lets the seller accept them, with the consequence`,
  'offers.reject': `${offers}shows the selected offer beside the list in a wide window, moves by keys and keeps the selection in the URL`,
  'offers.revise': `${offers}shows one offer at a separate URL, where the party to reply answers beside the price`,
  'offers.withdraw': `${offers}lets the buyer withdraw a pending offer and make another`,
  'access.buy': `${product}buys at the agreed price, shows the address once, and replaces it on request`,
  'access.extend': `${access}extends several at once after adding missing tokens in place, and lists each result`,
  'access.replaceKey': `${product}buys at the agreed price, shows the address once, and replaces it on request`,
  'access.addKey': `${access}creates a key without changing the address, and none for a data-room user`,
  'access.revokeKey': `${access}creates a key without changing the address, and none for a data-room user`,
  'requests.create': `${purchase}requests the approval for more hours of a product that now needs approval`,
  'requests.approve': `${approval}an approval lets the buyer buy from then on`,
  'requests.reject': `${access}shows an owner the readers and declined requests, and a buyer the state of the request`,
  'contracts.create': `${contracts}offers a share to a partner found by email, with dates in UTC and a preview of the amounts`,
  'contracts.sign': `${contracts}lets the partner read, tick and sign, and then shows each share paid`,
  'executions.start': `${aiRuns}shows the cost of a run, follows its phases, cancels it without charge, and charges a success`,
  'executions.cancel': `${aiRuns}shows the cost of a run, follows its phases, cancels it without charge, and charges a success`,
  'executions.fetch': `${aiRuns}fetches the example by its fixed id, hides it, and retries when it is missing`,
  'wallet.balance': `${wallet}adds tokens in two steps that name the result, and withdraws at most the balance`,
  'wallet.history': `${wallet}lists each movement with sign, other party, product and balance after it, and sums the matches`,
  'wallet.buy': `${wallet}adds tokens in two steps that name the result, and withdraws at most the balance`,
  'wallet.withdraw': `${wallet}adds tokens in two steps that name the result, and withdraws at most the balance`,
  'wallet.requestBuy': `${payments}requests a purchase, which an administrator confirms with a reference`,
  'wallet.requestWithdraw': `${payments}shows that a withdrawal deducts tokens at once, and why they were refunded`,
  'payments.confirm': `${payments}requests a purchase, which an administrator confirms with a reference`,
  'payments.decline': `${payments}declines a payment with a reason, and goes to page 1 when the last one of page 2 is decided`,
  'users.list': `${admin}locks a person after a confirmation, shows it, and undoes it`,
  'users.add': `${admin}adds a person, shows a taken address at its field and keeps the typed values`,
  'users.edit': `${admin}sends only what an edit changes`,
  'users.lock': `${admin}locks a person after a confirmation, shows it, and undoes it`,
  'users.unlock': `${admin}locks a person after a confirmation, shows it, and undoes it`,
  'users.hold': `${person}holds a disabled person, releases and then erases the record`,
  'users.erase': `${person}holds a disabled person, releases and then erases the record`,
  'users.resetMfa': `${person}resets two-factor authentication after a confirmation, if it is on`,
} as const satisfies Partial<Record<RowName, string>>;
