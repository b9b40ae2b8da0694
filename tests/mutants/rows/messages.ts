import { alone, pages, parts, unit, type Mutant } from '../mutant.ts';

const operations = 'src/state/machine/actions';
const inWords = unit('conformance/failures.test.ts', 'shows the specified texts of');
const said = alone('conformance/table.test.ts', 'shows its text for the specified time');

export const messages: readonly Mutant[] = [
  {
    name: 'text of a part outside the locale',
    file: 'design-system/components/Tag/Tag.tsx',
    find: 'fillText(texts.remove,',
    replace: `fillText('Remove {name}',`,
    caughtBy: parts('design-system/locale/locale.test.tsx', 'are all replaced by a locale'),
  },
  {
    name: 'failed sign-in in other words',
    file: `${operations}/session.ts`,
    find: `fallback: 'Invalid Credentials'`,
    replace: `fallback: 'Invalid credentials'`,
    caughtBy: inWords,
  },
  {
    name: 'server reason before the specified line',
    file: `${operations}/recovery.ts`,
    find: `failure: { from: [], fallback: 'Link not sent to email.Some error occured!' }`,
    replace: `failure: { from: ['error'], fallback: 'Link not sent to email.Some error occured!' }`,
    caughtBy: inWords,
  },
  {
    name: 'success of an offer in other words',
    file: `${operations}/deals.ts`,
    find: `success: 'Offer sent to seller'`,
    replace: `success: 'Offer sent to the seller'`,
    caughtBy: said,
  },
  {
    name: 'no failure text after a recovery mail',
    file: 'src/pages/recovery/ForgotPasswordPage.tsx',
    find: '<FormError>{failureLines(operation)}</FormError>',
    replace: '',
    caughtBy: pages('src/pages/recovery/recovery.test.tsx', 'shows the specified text when no mail was sent'),
  },
  {
    name: 'no failure text after a QR code',
    file: 'src/pages/mfa/BeginSetup.tsx',
    find: '{failureLines(operation)}',
    replace: '{words.retry}',
    caughtBy: pages('src/pages/mfa/mfa.test.tsx', 'shows the specified text when no QR code came'),
  },
  {
    name: 'other loading text of a screen',
    file: 'src/app/Screen.tsx',
    find: 'fallback={<Loading text={screens.loading} />}',
    replace: 'fallback={<Loading text="Loading" />}',
    caughtBy: alone('src/app/Screen.test.tsx', 'shows the specified text while the code of'),
  },
  {
    name: 'ended session as a message',
    file: 'src/state/me/endSession.ts',
    find: `kind: 'notification'`,
    replace: `kind: 'message'`,
    caughtBy: unit('src/state/me/session.test.ts', 'ends once on ten simultaneous calls'),
  },
  {
    name: 'answer of a new address unread',
    file: `${operations}/account.ts`,
    find: `'profile.email': { ...formAct, ...answered, call`,
    replace: `'profile.email': { ...formAct, call`,
    caughtBy: inWords,
  },
  {
    name: 'accepted offer unannounced',
    file: `${operations}/deals.ts`,
    find: `'offers.accept': { ...formAct, call`,
    replace: `'offers.accept': { ...formAct, snacks: [], call`,
    caughtBy: said,
  },
  {
    name: '403 as a failure of its action too',
    file: 'src/state/machine/operations.ts',
    find: 'if (isSaid && !endsSession(status)) announce',
    replace: 'if (isSaid && status !== 401) announce',
    caughtBy: alone('conformance/table.test.ts', 'ends the session on'),
  },
  {
    name: 'message that is only queued',
    file: 'design-system/components/Snackbar/Snackbar.tsx',
    find: 'useLayoutEffect(() => onShown(() => snackbar.markVisible(id)), [id, restarts]);',
    replace: '',
    caughtBy: parts('design-system/components/Snackbar.test.tsx', 'starts when an item is visible, however late'),
  },
];
