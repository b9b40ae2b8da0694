import { server, serverAlone, serverMore, serverWaits, type Mutant } from '../mutant.ts';

const signIns = 'server/session/limits.test.ts';

export const limits: readonly Mutant[] = [
  {
    name: 'child processes that do not give way',
    file: 'server/kernel/variables.ts',
    find: 'childNiceness = 10',
    replace: 'childNiceness = 0',
    caughtBy: serverAlone('server/compute/fence.test.ts', 'gives way to the server by ten steps'),
  },
  {
    name: 'fifty wrong passwords without a wait',
    file: 'server/kernel/rates/wrongTries.ts',
    find: 'free: 5,',
    replace: 'free: 50,',
    caughtBy: serverMore(signIns, 'five wrong, then even the right one has to wait'),
  },
  {
    name: 'endless queue of sign-ins',
    file: 'server/domains/session/queueAttempt.ts',
    find: 'const maxQueued = 64;',
    replace: 'const maxQueued = 65;',
    caughtBy: server('server/session/queueAttempt.test.ts', 'lets 64 attempts of one lane wait'),
  },
  {
    name: 'sign-ins per address without a limit',
    file: 'server/kernel/rates/callRates.ts',
    find: 'signInPerNetwork: { max: 60,',
    replace: 'signInPerNetwork: { max: 6000,',
    caughtBy: serverMore(signIns, 'sixty sign-ins a minute from one address'),
  },
  {
    name: 'codes of two steps away',
    file: 'server/domains/mfa/totp.ts',
    find: 'const tolerance = 1;',
    replace: 'const tolerance = 2;',
    caughtBy: server('server/mfa/totp.test.ts', 'steps away counts'),
  },
  {
    name: 'endless redirects of a source',
    file: 'server/upstream/guardedFetch.ts',
    find: 'if (hop >= limits.redirects)',
    replace: 'if (hop >= 100)',
    caughtBy: server('server/upstream/open.test.ts', 'redirects'),
  },
  {
    name: 'unused pictures deleted at once',
    file: 'server/jobs/pictures.ts',
    find: 'const graceMs = 24 * 3_600_000;',
    replace: 'const graceMs = 0;',
    caughtBy: server('server/admin/sweepPictures.test.ts', 'deletes unused pictures after a day'),
  },
  {
    name: 'address tests of one person without a limit',
    file: 'server/live/trials.ts',
    find: 'const maxTrialsPerPerson = 4;',
    replace: 'const maxTrialsPerPerson = 40;',
    caughtBy: serverWaits('server/live/feeds.test.ts', 'tests four addresses of one person at once'),
  },
  {
    name: 'tests of addresses within ten minutes without a limit',
    file: 'server/kernel/rates/callRates.ts',
    find: 'addressTest: { max: 60,',
    replace: 'addressTest: { max: 6000,',
    caughtBy: server('server/samples/probe.test.ts', 'is probed at most sixty times in ten minutes'),
  },
  {
    name: 'statements that may stay unanswered',
    file: 'server/database/connection/openPostgres.ts',
    find: 'pause.isPaused() ? undefined : queryLimitMs + graceMs',
    replace: 'undefined',
    caughtBy: serverWaits('server/faults/failover.test.ts', 'is answered in time'),
  },
];
