import { codeOf } from '../errors.ts';

/** Matched against code and message of the error, in order. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/does not take writes/u, 'Every host of DATABASE_URL is a standby: promote one'],
  [/^28.*no encryption/u, 'The server demands TLS: add sslmode=verify-full to DATABASE_URL'],
  [/^28/u, 'Check the user and password in DATABASE_URL, and pg_hba.conf of the server'],
  [/^3D000/u, 'Create the database, or correct its name in DATABASE_URL'],
  [
    /unsupported startup parameter/u,
    'A pooler refuses settings that the exchange needs for its connections: name them in ignore_startup_parameters of PgBouncer',
  ],
  [/^53300/u, 'The server has no free connection: raise max_connections, or run fewer processes'],
  [/^57P03/u, 'The server is starting or stopping: try again soon'],
  [/does not support SSL/u, 'The server does not support TLS: turn it on there, or remove sslmode from DATABASE_URL'],
  [/CERT|SIGNATURE|ERR_TLS/u, 'Name the authority of the server’s certificate with sslrootcert in DATABASE_URL'],
  [/^(?:ENOTFOUND|EAI_AGAIN)/u, 'Check the host name in DATABASE_URL'],
  [/^ENOENT connect/u, 'Check host and port in DATABASE_URL, and that PostgreSQL runs there'],
  [/^ENOENT/u, 'Check the files that DATABASE_URL names'],
  [/^E[A-Z]+|timeout/u, 'Check host and port in DATABASE_URL, and that PostgreSQL runs there'],
];

const permanent = /^(?:28|3D000|08P01|ENOENT(?! connect))|CERT|SIGNATURE|ERR_TLS|does not support SSL/u;

const factsOf = (error: unknown) =>
  `${codeOf(error) ?? ''} ${error instanceof Error ? error.message : String(error)}`.replaceAll(/\s+/gu, ' ').trim();

export const isPermanent = (error: unknown): boolean => permanent.test(factsOf(error));

export function explainConnect(error: unknown): string {
  const facts = factsOf(error);
  const what = advice.find(([pattern]) => pattern.test(facts))?.[1] ?? 'The log of the server says more';
  return `The PostgreSQL of DATABASE_URL cannot be used: ${facts}. ${what}`;
}
