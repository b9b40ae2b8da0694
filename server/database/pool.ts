import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient, QueryResultRow } from 'pg';
import { isUnavailable, translate, type DatabaseError } from './errors.ts';
import type { OpenPool } from './openPostgres.ts';
import type { Faults } from './faults.ts';
import { statementName } from './statementNames.ts';
import { insideTransaction } from './transaction.ts';

/** Every query passes the test knobs. A client that lost its connection is not reused. */
export function guardPool({ pool, silenceLimitMs }: OpenPool, faults: Faults): PostgresPool {
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
        return guardClient(await pool.connect(), faults, silenceLimitMs);
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
  silenceLimitMs: OpenPool['silenceLimitMs'],
): PostgresPoolClient {
  let lost = false;
  // The pool does not listen to a client that is checked out.
  const onError = () => {
    lost = true;
  };
  client.on('error', onError);
  return {
    query: ((sql: unknown, parameters?: readonly unknown[]) => {
      if (typeof sql !== 'string') throw new TypeError('Cursors are not used here: read page by page');
      return faults.around(sql, async () => {
        try {
          const name = preparable.test(sql) ? statementName(sql) : undefined;
          const query = {
            text: sql,
            values: [...(parameters ?? [])],
            query_timeout: silenceLimitMs(),
            ...(name && { name }),
          };
          return toResult(await client.query<QueryResultRow>(query));
        } catch (error) {
          const known = translate(error);
          if (isUnavailable(known) && !isStatementTimeout(known)) lost = true;
          throw known;
        }
      });
      // Kysely overloads query for cursors, which one arrow function cannot express.
    }) as PostgresPoolClient['query'],
    release(destroy) {
      client.off('error', onError);
      client.release(destroy === true || lost);
    },
  };
}

// These end one statement and leave the connection usable.
const soundStates = new Set(['57014', '55P03', '25006']);

function isStatementTimeout(error: DatabaseError): boolean {
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && soundStates.has(String(cause.code));
}

function toResult(result: { command: string; rowCount: number | null; rows: QueryResultRow[] }) {
  return {
    command: result.command as PostgresQueryResult<QueryResultRow>['command'],
    rowCount: result.rowCount ?? 0,
    rows: result.rows,
  };
}
