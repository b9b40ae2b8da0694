// The environment as one frozen object. Every refusal is one line that names the variable.
import path from 'node:path';
import { z } from 'zod';
import { amountDecimals, currencyCode, paymentModes } from '#contract/constants.ts';
import { parseJitter } from '../database/faults.ts';
import { addressesOf } from '../database/connection/hosts.ts';
import { parseBucketAddress, type BucketAddress } from './bucketAddress.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Longest session in seconds, regardless of activity. */
export const sessionLimit = 24 * 3600;
/** Memory of a password hash in KiB: 19 MiB, as OWASP recommends. */
export const passwordMemory = 19_456;
const minSecretBytes = 32;
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

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  const digits = z.string().regex(/^-?\d{1,10}$/u, { error, abort: true });
  return digits.transform(Number).refine((value) => value >= min && value <= max, error);
};

const word = <const W extends string>(...words: readonly W[]) => z.enum(words, `must be one of ${words.join(', ')}`);

const secretText = z
  .string()
  .refine((secret) => Buffer.byteLength(secret) >= minSecretBytes, `must have at least ${minSecretBytes} bytes`);

// The value may contain a password, so the message does not quote it.
const address = (protocol: RegExp) => z.url({ protocol, error: 'is not a valid address', abort: true });

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

// May name several hosts. The value may contain a password, so the message does not quote it.
const isDatabaseUrl = (text: string) =>
  addressesOf(text).every((one) => /^postgres(?:ql)?:/u.test(one) && URL.canParse(one));

const bucketForm = 'must look like https://KEY:SECRET@host/bucket?region=eu-central-1, with a % written as %25';
const isBucketAddress = (address: BucketAddress | undefined) => address !== undefined;

const isOrigin = (text: string) => URL.canParse(text) && /^https?:/u.test(text) && new URL(text).origin === text;

const isOriginAddress = (text: string) => {
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
};

const tokenPriceShape = /^(\d{1,9})(?:\.(\d{1,6}))?$/u;

/** Reads digits one by one, because a float cannot hold every price. */
const parseTokenPrice = (text: string) => {
  const [, whole, fraction = ''] = tokenPriceShape.exec(text) ?? [];
  return whole === undefined ? 0 : Number(whole + fraction.padEnd(amountDecimals, '0'));
};
const isTokenPrice = (price: number) => price > 0;

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

/** The variables of the server. Durations are seconds unless the name says otherwise. */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(1, 65_535).default(4000),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().refine(isDatabaseUrl, 'is not a valid address').optional(),
  DATABASE_POOL: whole(1, 100).optional(),
  DATABASE_PREPARED: word('on', 'off').optional(),
  SESSION_SECRET: secretText.optional(),
  SESSION_SECRET_SECOND: secretText.optional(),
  PUBLIC_URL: address(/^https?$/u)
    .refine(isOriginAddress, 'must be an origin without path')
    .transform((text) => new URL(text).origin)
    .optional(),
  CONNECT_ORIGINS: list.refine(
    (origins) => origins.every(isOrigin),
    'must be a comma list of origins such as https://data.example.org',
  ),
  STORAGE_URL: z.string().transform(parseBucketAddress).refine(isBucketAddress, bucketForm).optional(),
  SMTP_URL: address(/^smtps?$/u).optional(),
  SEED: word('demo', 'catalogue', 'none').optional(),
  MFA: word('optional', 'required', 'off').default('optional'),
  SESSION_TTL: whole(1, sessionLimit).default(3600),
  RECOVERY_TTL: whole(1, sessionLimit).default(1800),
  RUN_FEE: whole(0, 1_000_000_000).default(0),
  RUN_WORKERS: whole(0, 16).default(1),
  PAYMENTS: word(...paymentModes).default('demo'),
  CURRENCY: z.string().regex(currencyCode, 'must be a code of ISO 4217 such as EUR').optional(),
  TOKEN_PRICE: z.string().transform(parseTokenPrice).refine(isTokenPrice, 'must be a price such as 0.25').optional(),
  KEEP_AUDIT: whole(1, 36_500).optional(),
  KEEP_RUNS: whole(1, 36_500).optional(),
  KEEP_NOTIFICATIONS: whole(1, 36_500).default(180),
  // A call allowance counts for a year at most.
  KEEP_CALLS: whole(366, 36_500).default(400),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: whole(1, 65_535).optional(),
  ALLOW_UPSTREAM_HOSTS: list,
  TRUST_PROXY: list,
  LOG_LEVEL: word('debug', 'info', 'warn', 'error', 'silent').default('info'),
  RATE_LIMITS: word('on', 'off').default('on'),
  LOGIN_BACKOFF: whole(0, 900).default(30),
  TEST_HOUR_SECONDS: whole(1, 3600).default(3600),
  TEST_PASSWORD_KIB: whole(8, passwordMemory).default(passwordMemory),
  TEST_CHILD_NICENESS: whole(0, 19).default(10),
  TEST_CLOCK_OFFSET: whole(-1_000_000_000, 1_000_000_000).default(0),
  TEST_DB_JITTER: z
    .string()
    .transform(parseJitter)
    .refine((jitter) => jitter !== undefined, 'must look like seed:maxMs')
    .optional(),
  TEST_DB_FAIL: whole(1, 1_000_000_000).optional(),
});

const toConfig = (env: z.output<typeof environment>, production: boolean) => ({
  production,
  host: env.HOST,
  port: env.PORT,
  dataDir: path.resolve(env.DATA_DIR),
  /** Unset: the embedded database under `dataDir`. */
  databaseUrl: env.DATABASE_URL,
  /** Connections of this process to PostgreSQL. */
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
  /** Bucket of the pictures. Unset: a folder of `dataDir`. */
  storage: env.STORAGE_URL,
  /** Unset: mails are appended to `outbox.ndjson` in `dataDir`. */
  smtpUrl: env.SMTP_URL,
  seed: env.SEED ?? (production ? 'none' : 'demo'),
  mfa: env.MFA,
  sessionTtl: env.SESSION_TTL,
  recoveryTtl: env.RECOVERY_TTL,
  payments: env.PAYMENTS,
  /** Set: amounts have an equivalent in this currency. */
  currency: currencyOf(env),
  /** Price of a successful run in micro-tokens. */
  runFee: env.RUN_FEE,
  /** Maximum concurrent runs in this process; 0 leaves runs to other processes. */
  runWorkers: env.RUN_WORKERS,
  /** Days until records are deleted: entries of the audit log, finished runs. Unset: never. */
  keepAudit: env.KEEP_AUDIT,
  keepRuns: env.KEEP_RUNS,
  keepNotifications: env.KEEP_NOTIFICATIONS,
  /** Counts of calls, one per access and period. */
  keepCalls: env.KEEP_CALLS,
  /** Unset: no metrics. */
  metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
  allowUpstreamHosts: env.ALLOW_UPSTREAM_HOSTS,
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
    if (!env[name]) throw new ConfigError(`${name} is demanded in production`);
  }
  if (!['none', undefined].includes(env['SEED'])) throw new ConfigError('SEED must be none in production');
}

export function readConfig(env: Environment): Config {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]));
  const production = given['NODE_ENV'] === 'production';
  if (production) checkProduction(given);
  const { data, error } = environment.safeParse(given);
  if (error) throw new ConfigError(error.issues.map((issue) => `${issue.path.join()} ${issue.message}`)[0]);
  if (data.SESSION_SECRET_SECOND && !data.SESSION_SECRET)
    throw new ConfigError('SESSION_SECRET_SECOND needs SESSION_SECRET');
  return Object.freeze(toConfig(data, production));
}
