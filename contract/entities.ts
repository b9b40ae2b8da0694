import { z } from 'zod';
import * as accessRequests from './entities/accessRequests.ts';
import * as common from './entities/common.ts';
import * as contracts from './entities/contracts.ts';
import * as executions from './entities/executions.ts';
import * as mfa from './entities/mfa.ts';
import * as notifications from './entities/notifications.ts';
import * as offers from './entities/offers.ts';
import * as operation from './entities/operation.ts';
import * as recovery from './entities/recovery.ts';
import * as reports from './entities/reports.ts';
import * as samples from './entities/samples.ts';
import * as saved from './entities/saved.ts';
import * as sessions from './entities/sessions.ts';
import * as streamFilter from './entities/streamFilter.ts';
import * as streams from './entities/streams.ts';
import * as subscriptions from './entities/subscriptions.ts';
import * as users from './entities/users.ts';
import * as payments from './entities/payments.ts';
import * as wallet from './entities/wallet.ts';

const entities = {
  accessRequests,
  common,
  contracts,
  executions,
  mfa,
  notifications,
  offers,
  operation,
  recovery,
  reports,
  samples,
  saved,
  sessions,
  streamFilter,
  streams,
  subscriptions,
  users,
  payments,
  wallet,
};

export type Named = readonly [name: string, schema: z.ZodType];

/** Returns the schemas that a module exports, with their names. */
export const schemasOf = (exported: object): Named[] =>
  Object.entries(exported).filter(
    (entry: [string, unknown]): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
  );

/** Exported schemas by the name of their file in `entities`. */
export const schemasByFile = Object.entries(entities).map(([file, exported]) => [file, schemasOf(exported)] as const);
