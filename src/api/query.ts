import { graphqlPath } from '#contract/constants.ts';
import { documents } from '#contract/generated/documents.ts';
import type { Reads } from '#contract/types.ts';
import { env } from '../config/env.ts';
import { client, deadline } from './client.ts';
import { Failure, refusal } from './failure.ts';
import { checkRead } from './shapes.ts';

export type ReadName = keyof Reads;

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message?: unknown; extensions?: { code?: unknown } }[];
}

export async function query<N extends ReadName>(
  name: N,
  variables: Reads[N]['variables'],
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Reads[N]['reply']> {
  const answer = await client
    .url(env.graphqlBase + graphqlPath)
    .options({ signal: deadline(signal) })
    .post({ query: documents[name], variables, operationName: name })
    .json<Answer | null>();
  if (!answer) throw new Failure({ kind: 'unreadable', fields: {} });
  const [error] = answer.errors ?? [];
  if (error) throw refusal(200, { error: error.message, code: error.extensions?.code });
  return checkRead(name, answer.data?.[name]) as Reads[N]['reply'];
}
