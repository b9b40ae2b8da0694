import { statfs } from 'node:fs/promises';
import { healthBounds, healthFindingNames, type HealthFinding } from '#contract/health.ts';
import type { HealthReport } from '#contract/types.ts';
import { isWritable } from '#server/database/dataFolder.ts';
import { migrations } from '../../database/migrations/index.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { version } from '../../kernel/version.ts';
import { readFacts, readFailingSources, readProcesses, readQueues } from './store.ts';

type Facts = Omit<HealthReport, 'findings'>;

const dayMs = 86_400_000;

/** One row per finding. */
const isFound: Readonly<Record<HealthFinding, (facts: Facts) => boolean>> = {
  databaseReadOnly: ({ database }) => !database.writable,
  ledgerUnbalanced: ({ database }) => !database.balanced,
  folderReadOnly: ({ disk }) => !disk.writable,
  diskLow: ({ disk }) => disk.space !== undefined && disk.space.free < healthBounds.freeBytes,
  processLost: ({ processes }) => processes.some(({ lost }) => lost),
  versionsDiffer: ({ processes }) => new Set(processes.filter(({ lost }) => !lost).map((one) => one.version)).size > 1,
  queueLate: ({ queues }) => queues.some(({ oldest }) => oldest > healthBounds.lateSeconds),
  mailsFailed: ({ queues }) => queues.some(({ failed }) => failed > 0),
  backupOld: ({ at, backup }) =>
    backup === undefined || Date.parse(at) - Date.parse(backup) > healthBounds.backupDays * dayMs,
  sourcesFailing: ({ sources }) => sources.listed.some(({ stops }) => stops),
};

export async function readHealthReport(exchange: Exchange): Promise<HealthReport> {
  const { dataDir, databaseUrl } = exchange.config;
  const [facts, processes, queues, sources, writable, space] = await Promise.all([
    readFacts(exchange),
    readProcesses(exchange),
    readQueues(exchange),
    readFailingSources(exchange),
    isWritable(dataDir),
    // A missing folder is one of the findings.
    statfs(dataDir).catch(() => undefined),
  ]);
  const known: Facts = {
    at: exchange.now().toISOString(),
    version,
    database: {
      engine: databaseUrl === undefined ? 'embedded' : 'postgres',
      schema: migrations.at(-1)?.name ?? '',
      bytes: facts.bytes,
      writable: facts.writable,
      balanced: facts.imbalance === 0,
    },
    processes,
    queues,
    sources,
    disk: {
      writable,
      ...(space && { space: { free: space.bavail * space.bsize, total: space.blocks * space.bsize } }),
      files: facts.files,
    },
    ...(facts.backup !== null && { backup: facts.backup }),
    limits: { sign_ins: facts.sign_ins },
  };
  return { ...known, findings: healthFindingNames.filter((name) => isFound[name](known)) };
}
