import { mainJob } from './001-main-job.ts';
import { accounts } from './002-accounts.ts';
import { trading } from './003-trading.ts';

/** Every migration, oldest first; a landed one is never edited. */
export const migrations = [mainJob, accounts, trading] as const;
