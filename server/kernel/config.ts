// The environment as one frozen object. Every refusal is one line that names the variable.
import path from 'node:path';
import type { z } from 'zod';
import type { TraceSettings } from '../traces/samplers.ts';
import { traceVariables, variables, type Variables } from './variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const testKnobs = [
  'RATE_LIMITS',
  'LOGIN_BACKOFF',
  'TEST_HOUR_SECONDS',
  'TEST_PASSWORD_KIB',
  'TEST_CHILD_NICENESS',
  'TEST_CLOCK_OFFSET',
  'TEST_DB_JITTER',
  'TEST_DB_FAIL',
];

function currencyOf({
  CURRENCY: code,
  TOKEN_PRICE: price,
}: {
  CURRENCY?: string | undefined;
  TOKEN_PRICE?: number | undefined;
}) {
  if (code === undefined && price === undefined) return undefined;
  if (code === undefined || price === undefined) throw new ConfigError('CURRENCY and TOKEN_PRICE are set together');
  return { code, token_price: price };
}

function parse<Schema extends z.ZodType>(schema: Schema, given: object): z.output<Schema> {
  const { data, error } = schema.safeParse(given);
  if (error) throw new ConfigError(error.issues.map((issue) => `${issue.path.join()} ${issue.message}`)[0]);
  return data;
}

function tracesOf(env: Variables): TraceSettings | undefined {
  const to = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!to || env.OTEL_TRACES_EXPORTER === 'none' || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  // The variable for traces alone takes precedence.
  const { OTEL_EXPORTER_OTLP_PROTOCOL: _general, ...specific } = env;
  const traces = parse(traceVariables, specific.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ? specific : env);
  return { sampler: traces.OTEL_TRACES_SAMPLER, ratio: traces.OTEL_TRACES_SAMPLER_ARG };
}

const toConfig = (env: Variables, production: boolean) => ({
  production,
  host: env.HOST,
  port: env.PORT,
  dataDir: path.resolve(env.DATA_DIR),
  /** Unset: the embedded database under `dataDir`. */
  databaseUrl: env.DATABASE_URL,
  databasePool: env.DATABASE_POOL,
  /** Unset: named statements are used on direct connections only. */
  databasePrepared: env.DATABASE_PREPARED && env.DATABASE_PREPARED === 'on',
  /** Unset: a generated secret, stored in `dataDir`. */
  sessionSecret: env.SESSION_SECRET,
  /** Accepted during a rotation, never used for new values. */
  secondSecret: env.SESSION_SECRET_SECOND,
  publicUrl: env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
  /** Other origins that the app may call, for builds with separate API hosts. */
  connectOrigins: env.CONNECT_ORIGINS,
  /** Bucket of pictures and data files. Unset: a folder of `dataDir`. */
  storage: env.STORAGE_URL,
  /** Maximum bytes of an uploaded data file, and of all those of a person. */
  uploadLimit: env.UPLOAD_LIMIT * 2 ** 20,
  uploadTotal: env.UPLOAD_TOTAL * 2 ** 20,
  /** Unset: mails are appended to `outbox.ndjson` in `dataDir`. */
  smtpUrl: env.SMTP_URL,
  seed: env.SEED ?? (production ? 'none' : 'demo'),
  /** Public products are readable without an account. */
  publicCatalogue: env.PUBLIC_CATALOGUE
    ? env.PUBLIC_CATALOGUE === 'on'
    : (env.SEED ?? (production ? 'none' : 'demo')) !== 'none',
  /** Where a visitor asks for an account. */
  operatorContact: env.OPERATOR_CONTACT,
  /** Ways to get an account without an administrator who adds it. */
  join: env.JOIN ?? ((env.SEED ?? (production ? 'none' : 'demo')) === 'none' ? 'off' : 'approval'),
  terms: { version: env.TERMS_VERSION, url: env.TERMS_URL },
  mfa: env.MFA,
  sessionTtl: env.SESSION_TTL,
  recoveryTtl: env.RECOVERY_TTL,
  payments: env.PAYMENTS,
  /** Set: amounts have an equivalent in this currency. */
  currency: currencyOf(env),
  /** Unset: requests say nothing about how to pay. */
  payInstructions: env.PAYMENT_INSTRUCTIONS,
  /** Price of a successful run in micro-tokens. */
  runFee: env.RUN_FEE,
  /** Maximum concurrent runs in this process; 0 leaves runs to other processes. */
  runWorkers: env.RUN_WORKERS,
  /** Days until records are deleted: entries of the audit log, finished runs. Unset: never. */
  keepAudit: env.KEEP_AUDIT,
  keepRuns: env.KEEP_RUNS,
  keepNotifications: env.KEEP_NOTIFICATIONS,
  keepCalls: env.KEEP_CALLS,
  /** Unset: no metrics. */
  metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
  traces: tracesOf(env),
  allowUpstreamHosts: env.ALLOW_UPSTREAM_HOSTS,
  allowWebhookHosts: env.ALLOW_WEBHOOK_HOSTS,
  trustProxy: env.TRUST_PROXY,
  logLevel: env.LOG_LEVEL,
  /** The back-off after wrong passwords is always on. */
  rateLimits: env.RATE_LIMITS === 'on',
  loginBackoff: env.LOGIN_BACKOFF,
  /** Memory of a password hash in KiB. */
  passwordMemory: env.TEST_PASSWORD_KIB,
  /** Steps of priority by which a child process gives way to this one. */
  childNiceness: env.TEST_CHILD_NICENESS,
  /** Seconds in one purchased hour. */
  hourSeconds: env.TEST_HOUR_SECONDS,
  /** Seconds by which the server's clock is ahead. */
  clockOffset: env.TEST_CLOCK_OFFSET,
  dbJitter: env.TEST_DB_JITTER,
  /** The k-th database call fails. */
  dbFail: env.TEST_DB_FAIL,
});

export type Config = Readonly<ReturnType<typeof toConfig>>;

function checkProduction(env: Environment): void {
  for (const name of testKnobs) if (env[name]) throw new ConfigError(`${name} is refused in production`);
  for (const name of ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL']) {
    if (!env[name]) throw new ConfigError(`${name} is required in production`);
  }
  if (!['none', undefined].includes(env['SEED'])) throw new ConfigError('SEED must be none in production');
}

export function readConfig(env: Environment): Config {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]));
  const production = given['NODE_ENV'] === 'production';
  if (production) checkProduction(given);
  const data = parse(variables, given);
  if (data.SESSION_SECRET_SECOND && !data.SESSION_SECRET)
    throw new ConfigError('SESSION_SECRET_SECOND needs SESSION_SECRET');
  return Object.freeze(toConfig(data, production));
}
