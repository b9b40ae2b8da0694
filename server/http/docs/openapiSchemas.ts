import { z } from 'zod';
import * as accessRequests from '#contract/entities/trade/accessRequests.ts';
import * as contracts from '#contract/entities/trade/contracts.ts';
import * as files from '#contract/entities/data/files.ts';
import * as notifications from '#contract/entities/notifications.ts';
import * as common from '#contract/entities/common.ts';
import * as mfa from '#contract/entities/accounts/mfa.ts';
import * as offers from '#contract/entities/trade/offers.ts';
import * as operation from '#contract/entities/operation.ts';
import * as recovery from '#contract/entities/accounts/recovery.ts';
import * as samples from '#contract/entities/data/samples.ts';
import * as sessions from '#contract/entities/accounts/sessions.ts';
import * as streamFilter from '#contract/entities/data/streamFilter.ts';
import * as streams from '#contract/entities/data/streams.ts';
import * as subscriptions from '#contract/entities/trade/subscriptions.ts';
import * as users from '#contract/entities/accounts/users.ts';
import * as wallet from '#contract/entities/trade/wallet.ts';

export type Json = Record<string, unknown>;

const entities = {
  ...accessRequests,
  ...contracts,
  ...files,
  ...notifications,
  ...common,
  ...mfa,
  ...offers,
  ...operation,
  ...recovery,
  ...samples,
  ...sessions,
  ...streamFilter,
  ...streams,
  ...subscriptions,
  ...users,
  ...wallet,
};
const namedSchemas = Object.entries<unknown>(entities).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType && entry[0] !== 'None',
);

export function components(io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>();
  const known = new Map<z.ZodType, string>();
  const suffix = io === 'input' ? 'Input' : '';
  const refOf = (name: string) => `#/components/schemas/${name}`;
  const add = (schema: z.ZodType, name: string) => {
    known.set(schema, name);
    registry.add(schema, { id: name });
  };
  for (const [name, schema] of namedSchemas) add(schema, `${name}${suffix}`);
  return {
    ref(schema: z.ZodType, fallback: string): Json {
      if (!known.has(schema)) add(schema, fallback);
      return { $ref: refOf(known.get(schema) ?? fallback) };
    },
    write(): Json {
      const { schemas } = z.toJSONSchema(registry, { io, uri: refOf, unrepresentable: 'any' });
      return Object.fromEntries(
        Object.entries(schemas).map(([name, { $schema: _draft, $id: _address, ...schema }]) => [name, schema]),
      );
    },
  };
}

export const inline = (schema: z.ZodType): Json => {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};
