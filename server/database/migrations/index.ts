import { mainJob } from './001-main-job.ts';
import { accounts } from './002-accounts.ts';
import { trading } from './003-trading.ts';
import { scale } from './004-scale.ts';
import { saved } from './010-saved.ts';
import { devices } from './021-devices.ts';
import { origin } from './022-origin.ts';
import { executions } from './030-executions.ts';
import { reports } from './031-reports.ts';
import { failedRuns } from './042-failedRuns.ts';
import { bulk } from './043-bulk.ts';
import { gone } from './044-gone.ts';
import { graded } from './050-graded.ts';
import { watches } from './051-watches.ts';
import { reasons } from './052-reasons.ts';
import { startPages } from './053-startPages.ts';
import { visits } from './054-visits.ts';
import { signIn } from './060-signIn.ts';
import { sources } from './061-sources.ts';

/** Every migration, oldest first; a released one is never edited. */
export const migrations = [
  mainJob,
  accounts,
  trading,
  scale,
  saved,
  devices,
  origin,
  executions,
  reports,
  failedRuns,
  bulk,
  gone,
  graded,
  watches,
  reasons,
  startPages,
  visits,
  signIn,
  sources,
] as const;
