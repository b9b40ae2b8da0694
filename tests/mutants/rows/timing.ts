import { alone, parts, unit, type Mutant } from '../mutant.ts';

const table = 'conformance/table.test.ts';

export const timing: readonly Mutant[] = [
  {
    name: 'success on screen for four seconds',
    file: 'src/app/start.ts',
    find: 'snackbar.runAfterVisible(id, successClearMs',
    replace: 'snackbar.runAfterVisible(id, 2 * successClearMs',
    caughtBy: unit('src/app/start.test.ts', 'hides a success after two seconds, whatever its source'),
  },
  {
    name: 'action delay of 900 ms',
    file: 'src/config/constants.ts',
    find: 'actionDelayMs = 1000',
    replace: 'actionDelayMs = 900',
    caughtBy: unit('conformance/rules.test.ts', 'the app uses the specified constants'),
  },
  {
    name: 'action without its delay',
    file: 'src/state/machine/actions/row.ts',
    find: 'delayMs: actionDelayMs',
    replace: 'delayMs: 0',
    caughtBy: alone(table, 'sends the specified call'),
  },
  {
    name: 'user edit cleared after two seconds',
    file: 'src/state/machine/actions/users.ts',
    find: 'clearAfterMs: userEditClearMs',
    replace: 'clearAfterMs: userEditClearMs / 5',
    caughtBy: alone(table, 'shows its text for the specified time'),
  },
  {
    name: 'notification on screen for 4 s',
    file: 'design-system/components/Snackbar/queue.ts',
    find: 'notification: 4500',
    replace: 'notification: 4000',
    caughtBy: parts('design-system/components/Snackbar.test.tsx', 'keeps a'),
  },
  {
    name: 'session end without its second',
    file: 'src/state/me/endSession.ts',
    find: 'await wait(logoutDelayMs);',
    replace: '',
    caughtBy: unit('src/state/me/session.test.ts', 'ends once on ten simultaneous calls'),
  },
  {
    name: 'sign-out delayed for ten seconds by a save',
    file: 'src/state/me/signIn.ts',
    find: 'finish())), shown]',
    replace: 'finish())), wait(10 * logoutDelayMs)]',
    caughtBy: unit('src/state/me/session.test.ts', 'waits for an unsaved choice'),
  },
  {
    name: 'stored state awaited for ten seconds',
    file: 'src/state/machine/registry.ts',
    find: 'wait(persistTimeoutMs)',
    replace: 'wait(2 * persistTimeoutMs)',
    caughtBy: unit('src/state/me/session.test.ts', 'gives up after five seconds'),
  },
];
