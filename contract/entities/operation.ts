import { z } from 'zod';
import { healthFindingNames, listedFailures, queueNames } from '../health.ts';
import { Id, Instant, Party } from './common.ts';

export const Health = z.object({ status: z.literal('ok'), version: z.string() });
export const Readiness = z.object({ status: z.literal('ready') });

const count = z.int().min(0);
const bytes = z.int().min(0);

export const HealthReport = z.object({
  at: Instant,
  findings: z.array(z.enum(healthFindingNames)).describe('What needs an administrator, gravest first.'),
  version: z.string(),
  database: z.object({
    engine: z.enum(['embedded', 'postgres']),
    schema: z.string().describe('The last step of the schema.'),
    bytes,
    writable: z.boolean(),
    balanced: z.boolean().describe('All balances add up to zero.'),
  }),
  processes: z.array(
    z.object({
      id: Id,
      host: z.string(),
      pid: z.int(),
      version: z.string(),
      started_date: Instant,
      seen_date: Instant,
      memory: bytes.describe('Resident memory, bytes.'),
      lost: z.boolean().describe('It ended without notice, or cannot reach the database.'),
    }),
  ),
  queues: z.array(
    z.object({
      name: z.enum(queueNames),
      waiting: count,
      oldest: z.number().min(0).describe('Seconds for which the first entry is due.'),
      failed: count.describe('Entries given up in the last day.'),
    }),
  ),
  sources: z.object({
    failing: count,
    listed: z
      .array(
        z.object({
          stream_id: Id,
          stream_name: z.string(),
          owner: Party,
          since: Instant,
          reason: z.string(),
          stops: z.boolean().describe('No access is sold until the source answers.'),
        }),
      )
      .max(listedFailures),
  }),
  disk: z.object({
    writable: z.boolean(),
    space: z.object({ free: bytes, total: bytes }).optional().describe('Absent while the data folder cannot be read.'),
    files: bytes.describe('Data files that sellers have uploaded, bytes.'),
  }),
  backup: Instant.optional().describe('End of the last complete backup.'),
  limits: z.object({
    sign_ins: count.describe('Accounts and networks that wait after wrong passwords.'),
  }),
});
