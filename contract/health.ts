// Health of the running exchange, for administrators.

/** Work that waits in the database for a server process. */
export const queueNames = ['mails', 'notifications', 'runs', 'measurements', 'imports'] as const;

/** THE table of findings that need an administrator, gravest first. */
export const healthFindings = {
  databaseReadOnly: 'danger',
  ledgerUnbalanced: 'danger',
  folderReadOnly: 'danger',
  diskLow: 'danger',
  processLost: 'warning',
  versionsDiffer: 'warning',
  queueLate: 'warning',
  mailsFailed: 'warning',
  backupOld: 'warning',
  sourcesFailing: 'warning',
} as const;
export type HealthFinding = keyof typeof healthFindings;
export const healthFindingNames = Object.keys(healthFindings) as [HealthFinding, ...HealthFinding[]];

/** Bounds of the findings. A process reports every 20 seconds, and counts as lost after six reports. */
export const healthBounds = {
  reportSeconds: 20,
  lostSeconds: 120,
  lateSeconds: 600,
  backupDays: 7,
  freeBytes: 2 * 2 ** 30,
} as const;

/** Failing sources that a report names. */
export const listedFailures = 10;
