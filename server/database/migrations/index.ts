import { mainJob } from './001-main-job.ts';

/** Every migration, oldest first; a landed one is never edited. */
export const migrations = [mainJob] as const;
