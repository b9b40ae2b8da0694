// Guarantees of the app in the browser, whatever goes wrong, by number, and the tests that prove them.
import { by, open, type Guarantee } from '../support/guarantees.ts';

export const subjects = { W: ['the app in the browser', 40] } as const;

const faults = 'e2e/faults.spec.ts › ';
const account = 'e2e/account.spec.ts › ';
const screens = 'e2e/screens.spec.ts › ';
const keyboard = 'e2e/keyboard.spec.ts › ';
const endurance = 'e2e/endurance.spec.ts › ';
const storage = 'e2e/storage.spec.ts › browser storage holds only allowed entries';
const trading = 'e2e/tradingFaults.spec.ts › ';
const money = 'e2e/wallet.spec.ts › tokens are added once after repeated presses';
const session = 'src/state/me/session.test.ts › ';
const operations = 'src/state/machine/operations.test.ts › ';
const send = 'src/api/send.test.ts › ';
const failure = 'src/api/failure.test.ts › ';
const async = 'src/pages/shared/Async.test.tsx › ';
const boundary = 'src/app/ErrorBoundary.test.tsx › ';
const table = 'conformance/table.test.ts › ';
const looks = 'looks/checks.ts › ';
const measured = 'npm run bench:web prints the figures; they depend on the machine';

// prettier-ignore
export const guarantees: Readonly<Record<string, Guarantee>> = {
  W01: by('The app frame survives an unreachable exchange, and a retry works', `${trading}survives any response`),
  W02: by('Being offline is reported, and typed values stay', `${account}the sign-in form reports being offline`),
  W03: by('A slow response shows the specified text and times out', `${async}shows a placeholder with the specified text during the first load`, `${async}aborts on unmount`, `${send}aborts a call after thirty seconds`),
  W04: by('The newest load wins over late responses', `${operations}ignores the late response of an older load`, `${trading}a new search cancels the slow one`),
  W05: by('Each refused call shows its specified text', 'conformance/failures.test.ts › shows the specified texts of %s', `${send}leaves %i to the caller`),
  W06: by('Any error body becomes a readable message', `${failure}survives any body`, `${failure}reads %s`, `${send}rejects %s as a page of streams`, `${trading}survives any response`),
  W07: by('An expired session ends exactly once', storage, `${session}ends once on ten simultaneous calls`),
  W08: by('A 403 ends the session too, except on the root path', `${table}ends the session on %i`, 'src/app/start.test.ts › leaves the root path alone'),
  W09: by('A wrong password shows an error that stays until the next attempt', 'src/app/App.test.tsx › signs in, returns to the requested page, and signs out', `${operations}keeps a failure and the text of the server until the next run`),
  W10: by('An action is sent once despite repeated presses', `${operations}is sent once despite repeated presses`, money, 'e2e/mainJob.spec.ts › a buyer and a seller agree on a price'),
  W11: by('A payment whose response is lost is charged once', `${operations}shows that tokens may have moved`, money, 'src/pages/product/purchase.test.tsx › shows an unknown outcome after a lost answer'),
  W12: by('Missing code triggers one reload, then an error', `${faults}a page whose code is missing shows an error`, 'src/app/guards.test.ts › happens once, and again only after a minute', 'src/app/guards.test.ts › does not happen when storage is refused'),
  W13: by('Code that does not load times out after 120 seconds', 'src/app/lazyPage.test.tsx › loads, and gives up after 120 seconds'),
  W14: by('A rendering error stays inside its screen', `${boundary}keeps a failure inside its screen`, `${boundary}forgets the failure when another page is opened`),
  W15: by('The app works without browser storage', `${faults}the app works in its tab when the browser refuses storage`, `${session}restores nothing when storage is refused`),
  W16: by('Damaged stored state is discarded at the start', `${session}restores no session from a damaged value`, `${session}gives up after five seconds`),
  W17: by('Browser storage contains no private data', `${session}finds no private, marketplace or catalogue data in storage`, 'src/state/machine/storage.test.ts › stores only what the list allows', storage),
  W18: by('Tabs share sign-in and sign-out', `${faults}a second tab follows when the first signs out`, `${session}switches this one to another person`),
  W19: by('Going back after a sign-out shows no private data', storage, `${session}signs out while this one is in the back-forward cache`),
  W20: by('URLs open the page and filters they name', 'src/app/App.test.tsx › shows an unknown address as not found', `${keyboard}an administrator manages people`, 'e2e/marketplace.spec.ts › Back undoes them, and a reload or a link keeps them'),
  W21: by('A wrong device clock ends neither session nor access', `${trading}a clock that is off by`, 'src/state/machine/clock.test.ts › uses the server time when the device clock is'),
  W22: by('Waiting and display times follow the specification', `${table}for the specified time`, 'conformance/rules.test.ts › the app uses the specified constants'),
  W23: by('Text of any length and script keeps the layout intact', `${screens}shows long names and markup as text`),
  W24: by('Long lists are paginated', 'design-system/patterns/DataTable.rows.test.tsx › paginates rows', 'src/pages/wallet/wallet.test.tsx › pages through a long history, and exports all of it'),
  W25: by('Amounts are exact or rejected', 'design-system/form/AmountField.test.tsx › never loses or gains a micro-token', 'design-system/form/AmountField.test.tsx › refuses every text with anything but digits'),
  W26: by('Markup is shown as text', `${screens}shows long names and markup as text`, 'server/security/texts.test.ts › is stored as plain text'),
  W27: by('Images load from this origin only; the QR code is drawn locally', 'server/core/documents.test.ts › is served at %s with the strict policy', 'design-system/components/QrCode.test.tsx › redraws its single path for a new value'),
  W28: by('The app calls no other origin', `${screens}calls no other origin`),
  W29: by('An interrupted upload shows an error and can be retried', `${keyboard}a person resets a password, edits the profile`, 'design-system/form/FileDrop.test.tsx › shows how far the upload is, and can be cancelled'),
  W30: by('Visiting eighty screens leaks no memory, nodes or listeners', `${endurance}visiting eighty screens leaks no memory`),
  W31: by('Every function works by keyboard alone', `${keyboard}a person resets a password, edits the profile`, `${keyboard}an administrator manages people`, 'e2e/deals.spec.ts › sign contracts, buy and add tokens by keyboard alone'),
  W32: by('axe finds no accessibility violation on any screen', `${screens}every screen is accessible in`),
  W33: by('Page changes are announced, and every component has an accessible name', `${keyboard}an administrator manages people`, 'support/components/verifyComponent.tsx › follows the rules of every component'),
  W34: by('Screens work at 400 % zoom and with wide text spacing', `${screens}at 400 % zoom`, `${looks}shows its whole text under wide text spacing`),
  W35: by('Screens respect reduced motion, forced colours and minimum contrast', `${looks}does not move under reduced motion`, `${looks}shows text and focus in forced colours`, 'tokens/tokens.test.ts › in every pair of text and surface'),
  W36: by('Password managers and pasted codes work', 'design-system/form/OneTimeCode.test.tsx › offers the code to autofill', 'src/pages/mfa/mfa.test.tsx › takes a pasted one'),
  W37: by('A form keeps its values when its session expires', `${account}a half-written form keeps its values when its session expires`),
  W38: by('An invalid recovery link shows no form, and the URL no token', 'src/pages/recovery/recovery.test.tsx › shows no form for a used, broken or missing link', 'src/pages/recovery/recovery.test.tsx › whose token stays in the tab until then'),
  W39: open('The largest contentful paint is within its limit', measured),
  W40: by('Random input breaks nothing; MONKEY_SECONDS=600 runs it for ten minutes', `${endurance}the app survives twenty seconds of random input`),
};
