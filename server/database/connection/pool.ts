import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient, QueryConfig, QueryResultRow } from 'pg';
import { SpanKind } from '@opentelemetry/api';
import { isUnavailable, translate, type DatabaseError } from '../errors.ts';
import { connectTo, type OpenPool } from './openPostgres.ts';
import type { Faults } from '../injectFaults.ts';
import { inSpan, type SpanDetails } from '../../traces/span.ts';
import { SettledTransactions } from './sessionSettings.ts';
import { statementName } from '../statementNames.ts';
import { insideTransaction } from '../transaction.ts';

const firstTable = /\b(?:from|into|update)\s+"?(\w+)/iu;

/** Every value of a statement is a parameter, so its text tells nothing about a person. */
function statementSpan(sql: string): SpanDetails {
  const operation = /^\s*(\w+)/u.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = firstTable.exec(sql)?.[1];
  return {
    name: table ? `${operation} ${table}` : operation,
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
      'db.query.text': sql,
    },
  };
}

/** Every query passes the test knobs. A client that lost its connection is not reused. */
export function guardPool(opened: OpenPool, faults: Faults): PostgresPool {
  const { pool, hosts } = opened;
  // A client that loses its server emits an error. Without a listener that would end the process. The next query
  // reports the loss to its caller.
  const heard = () => undefined;
  pool.on('error', heard);
  pool.on('connect', (client) => client.on('error', heard));
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (insideTransaction()) throw new Error('Inside a transaction use its own handle, not the pool');
      try {
        return guardClient(await connectTo(pool, hosts), faults, opened);
      } catch (error) {
        throw translate(error);
      }
    },
  };
}

// Session and schema commands are not worth a prepared plan.
const preparable = /^\s*(?:select|insert|update|delete|with)\b/iu;

function guardClient(
  client: PoolClient,
  faults: Faults,
  { silenceLimitMs, prepared, transactionSettings, hosts }: OpenPool,
): PostgresPoolClient {
  const settled = transactionSettings ? new SettledTransactions(transactionSettings) : undefined;
  let lost = false;
  // The pool does not listen to a client that is checked out.
  const onError = () => {
    lost = true;
  };
  client.on('error', onError);
  const send = (text: string) => client.query({ text, query_timeout: silenceLimitMs() } as QueryConfig);
  return {
    query: ((sql: unknown, parameters?: readonly unknown[]) => {
      if (typeof sql !== 'string') throw new TypeError('Cursors are not used here: read page by page');
      const guarded = () =>
        faults.around(sql, async () => {
          try {
            const name = prepared && preparable.test(sql) ? statementName(sql) : undefined;
            const run = (text: string) =>
              client.query<QueryResultRow>({
                text,
                values: [...(parameters ?? [])],
                query_timeout: silenceLimitMs(),
                ...(name && { name }),
              } as QueryConfig);
            return toResult(await (settled ? settled.run(sql, run, send) : run(sql)));
          } catch (error) {
            const known = translate(error);
            if (isUnavailable(known) && !isSound(known, hosts !== undefined)) lost = true;
            throw known;
          }
        });
      return inSpan(() => statementSpan(sql), guarded);
      // Kysely overloads query for cursors, which one arrow function cannot express.
    }) as PostgresPoolClient['query'],
    release(destroy) {
      client.off('error', onError);
      client.release(destroy === true || lost);
    },
  };
}

// These end one statement and leave the connection usable.
const soundStates = new Set(['57014', '55P03']);
const readOnly = '25006';

/** A host that refuses writes keeps its connections, unless another one may have become the primary. */
function isSound(error: DatabaseError, hasOtherHosts: boolean): boolean {
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return soundStates.has(code) || (code === readOnly && !hasOtherHosts);
}

interface PgResult {
  command: string;
  rowCount: number | null;
  rows: QueryResultRow[];
}

/** A text of several statements has as many results; the first counts. */
function toResult(results: PgResult | PgResult[]) {
  const result = Array.isArray(results) ? results[0] : results;
  return {
    command: (result?.command ?? '') as PostgresQueryResult<QueryResultRow>['command'],
    rowCount: result?.rowCount ?? 0,
    rows: result?.rows ?? [],
  };
}
