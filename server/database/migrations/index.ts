import type { Migration } from '../migrate.ts';
import { schema } from './001-schema.ts';
import { joinRequests } from './002-join-requests.ts';
import { files } from './003-files.ts';
import { deliveries } from './004-deliveries.ts';
import { webhooks } from './005-webhooks.ts';
import { streamNotices } from './006-stream-notices.ts';
import { processes } from './007-processes.ts';
import { algorithmVersions } from './008-algorithm-versions.ts';
import { activity } from './009-activity.ts';
import { columnMeanings } from './010-column-meanings.ts';
import { allowedAlgorithms } from './011-allowed-algorithms.ts';

/** Every migration, oldest first; a landed one is never edited. */
export const migrations: readonly Migration[] = [
  schema,
  joinRequests,
  files,
  deliveries,
  webhooks,
  streamNotices,
  processes,
  algorithmVersions,
  activity,
  columnMeanings,
  allowedAlgorithms,
];
