// Guarantees of the app in the browser, whatever goes wrong, by number, and the tests that prove them.
import { by, open, type Guarantee } from '../support/guarantees.ts';

export const subjects = { W: ['the app in the browser', 40] } as const;

const faults = 'e2e/faults.spec.ts › ';
const account = 'e2e/account.spec.ts › ';
const screens = 'e2e/screens.spec.ts › ';
const keyboard = 'e2e/keyboard.spec.ts › ';
const endurance = 'e2e/endurance.spec.ts › ';
const storage = 'e2e/storage.spec.ts › browser storage holds what is allowed';
const trading = 'e2e/tradingFaults.spec.ts › ';
const money = 'e2e/wallet.spec.ts › tokens are added once, however often the button is pressed';
const session = 'src/state/me/session.test.ts › ';
const operations = 'src/state/machine/operations.test.ts › ';
const send = 'src/api/send.test.ts › ';
const failure = 'src/api/failure.test.ts › ';
const async = 'src/pages/shared/Async.test.tsx › ';
const boundary = 'src/app/ErrorBoundary.test.tsx › ';
const table = 'conformance/table.test.ts › ';
const looks = 'looks/checks.ts › ';
const measured = 'npm run bench:web prints the figures, which hang on the machine';

// prettier-ignore
export const guarantees: Readonly<Record<string, Guarantee>> = {
  W01: by('Without the exchange the frame stands, and trying again works', `${trading}survives every answer`),
  W02: by('Offline is told, and what was typed stays', `${account}being offline is reported before signing in too`),
  W03: by('A slow answer is waited for under the specified words, and given up in the end', `${async}holds the place during the first load`, `${async}gives up on leaving`, `${send}gives a call up after thirty seconds`),
  W04: by('The newest load wins', `${operations}drops the late answer of an older load`, `${trading}words stand while an answer takes long`),
  W05: by('Each refusal of each call is told in its words', 'conformance/failures.test.ts › is reported in the words of %s', `${send}leaves %i to the caller`),
  W06: by('A body of any kind becomes a text', `${failure}survives any body`, `${failure}reads %s`, `${send}refuses to take %s`, `${trading}survives every answer`),
  W07: by('An ended session is left once', storage, `${session}on ten calls at once`),
  W08: by('403 too, and nothing on the root path', `${table}ends the session on %i`, 'src/app/start.test.ts › leaves the root path alone'),
  W09: by('A wrong password stays to be read', 'src/app/App.test.tsx › signs in, comes back to the page asked for', `${operations}keeps a failure until the next run`),
  W10: by('Pressed often, sent once', `${operations}is sent once however often it is pressed`, money, 'e2e/mainJob.spec.ts › a buyer and a seller agree on a price'),
  W11: by('A lost answer of a payment costs once', `${operations}shows that tokens may have moved`, money, 'src/pages/product/purchase.test.tsx › shows an unknown outcome after a lost answer'),
  W12: by('Missing code is fetched once more, then told', `${faults}a page whose code is gone says so`, 'src/app/guards.test.ts › happens once, and again only after a minute', 'src/app/guards.test.ts › does not happen where it cannot be remembered'),
  W13: by('Code that hangs is given up after 120 s', 'src/app/lazyPage.test.tsx › hangs, and gives up after 120 seconds'),
  W14: by('A failure stays inside its screen', `${boundary}keeps a failure inside its screen`, `${boundary}forgets the failure when another page is opened`),
  W15: by('Works without storage', `${faults}the app works where storage is refused`, `${session}is nothing where storage is refused`),
  W16: by('Damaged state starts clean', `${session}is no session when its value is damaged`, `${session}is nothing after five seconds`),
  W17: by('Nothing private is kept', `${session}never holds private data`, 'src/state/machine/storage.test.ts › stores only what the list allows', storage),
  W18: by('Tabs follow one another', `${faults}another tab follows when one signs out`, `${session}that signs in as another person takes this one along`),
  W19: by('Going back shows nothing of who has left', storage, `${session}may have signed out while this one was kept aside`),
  W20: by('Addresses lead where they say', 'src/app/App.test.tsx › shows what is not there as not found', `${keyboard}people are looked after by keyboard alone`, 'e2e/marketplace.spec.ts › back undoes them, a reload keeps them'),
  W21: by('A wrong clock signs nobody out and ends no access', `${trading}a clock that is off by`, 'src/state/machine/clock.test.ts › counts as the exchange does'),
  W22: by('The specified times are kept', `${table}for the specified time`, 'conformance/rules.test.ts › keeps to the specified constants'),
  W23: by('Words of any length and script break nothing', `${screens}names of any length stay text`),
  W24: by('Long lists are cut in pages', 'design-system/patterns/DataTable.rows.test.tsx › cuts pages here', 'src/pages/wallet/wallet.test.tsx › goes through a long history page by page'),
  W25: by('Amounts are exact or refused', 'design-system/form/AmountField.test.tsx › never loses or gains a micro-token', 'design-system/form/AmountField.test.tsx › refuses every text with anything but digits'),
  W26: by('Markup stays text', `${screens}names of any length stay text`, 'server/security/texts.test.ts › is kept as a text and nothing else'),
  W27: by('Pictures come from here alone; the QR picture is drawn here', 'server/core/documents.test.ts › is served at %s with the strict policy', 'design-system/components/QrCode.test.tsx › draws one path for another value'),
  W28: by('Nobody else is asked for anything', `${screens}calls no other origin`),
  W29: by('An upload that is cut off says so and can be sent again', `${keyboard}the account is used by keyboard alone`, 'design-system/form/FileDrop.test.tsx › shows how far the upload is, and can be cancelled'),
  W30: by('Nothing is left behind by eighty screens', `${endurance}eighty screens leave nothing behind`),
  W31: by('All by keyboard alone', `${keyboard}the account is used by keyboard alone`, `${keyboard}people are looked after by keyboard alone`, 'e2e/deals.spec.ts › need no mouse'),
  W32: by('axe finds nothing', `${screens}every screen can be read in`),
  W33: by('Pages are announced, parts have names', `${keyboard}people are looked after by keyboard alone`, 'support/components/verifyComponent.tsx › keeps the promises of every component'),
  W34: by('400 % zoom and wide text', `${screens}at 400 % zoom`, `${looks}keeps its words when a reader spaces them out`),
  W35: by('Less motion, the colours of the system, contrast', `${looks}stands still for those who ask for less motion`, `${looks}shows text and focus in the colours of the system`, 'tokens/tokens.test.ts › in every pair of text and surface'),
  W36: by('Password managers and pasted codes', 'design-system/form/OneTimeCode.test.tsx › asks the system for the code', 'src/pages/mfa/mfa.test.tsx › takes a pasted one'),
  W37: by('A form outlives its session', `${account}keeps its values, and sends nothing automatically`),
  W38: by('No form for a dead link, no token in the address', 'src/pages/recovery/recovery.test.tsx › shows no form for a used, broken or missing link', 'src/pages/recovery/recovery.test.tsx › whose token only the tab keeps and only until then'),
  W39: open('The largest paint in time', measured),
  W40: by('Random use breaks nothing; MONKEY_SECONDS=600 for ten minutes', `${endurance}twenty seconds of presses at random`),
};
