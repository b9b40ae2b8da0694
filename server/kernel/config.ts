// The environment as one frozen object. Every refusal is one line that names the variable.
import path from 'node:path';
import { parseJitter, type Jitter } from '../database/faults.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of the server. Durations are seconds unless the name says otherwise. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** Unset: the embedded database under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Unset: a generated secret, stored in `dataDir`. */
  readonly sessionSecret: string | undefined;
  /** Public origin of the server, without a trailing slash. */
  readonly publicUrl: string;
  /** Other origins that the app may call, for builds with separate API hosts. */
  readonly connectOrigins: readonly string[];
  /** Unset: mails are appended to `outbox.ndjson` in `dataDir`. */
  readonly smtpUrl: string | undefined;
  readonly seed: 'demo' | 'none';
  readonly mfa: 'optional' | 'required' | 'off';
  /** Idle time after which a session ends. */
  readonly sessionTtl: number;
  readonly recoveryTtl: number;
  /** Price of a successful run in micro-tokens. */
  readonly runFee: number;
  /** Maximum concurrent runs in this process; 0 leaves runs to other processes. */
  readonly runWorkers: number;
  /** Language model that derives filters from questions. Unset: rules derive them. */
  readonly assistant: { readonly url: string; readonly key: string | undefined; readonly name: string } | undefined;
  readonly allowUpstreamHosts: readonly string[];
  /** Addresses of proxies whose forwarded headers are trusted. */
  readonly trustProxy: readonly string[];
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Rate limits. The back-off after wrong passwords is always on. */
  readonly rateLimits: boolean;
  /** First wait after five wrong passwords. */
  readonly loginBackoff: number;
  /** Seconds in one purchased hour. */
  readonly hourSeconds: number;
  /** Seconds by which the server's clock is ahead. */
  readonly clockOffset: number;
  readonly dbJitter: Jitter | undefined;
  /** The k-th database call fails. */
  readonly dbFail: number | undefined;
}

/** An invalid setting. The message is meant for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Longest session in seconds, regardless of activity. */
export const sessionLimit = 24 * 3600;
const minSecretBytes = 32;
const testKnobs = [
  'RATE_LIMITS',
  'LOGIN_BACKOFF',
  'TEST_HOUR_SECONDS',
  'TEST_CLOCK_OFFSET',
  'TEST_DB_JITTER',
  'TEST_DB_FAIL',
];

const refuse = (name: string, problem: string): never => {
  throw new ConfigError(`${name} ${problem}`);
};

/** An empty variable counts as unset. */
const textOf = (env: Environment, name: string) => env[name]?.trim() || undefined;

const listOf = (env: Environment, name: string) =>
  (textOf(env, name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function wholeOf(env: Environment, name: string, fallback: number, [min, max]: readonly [number, number]): number {
  const text = textOf(env, name);
  if (text === undefined) return fallback;
  const value = /^-?\d{1,10}$/u.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : refuse(name, `must be a whole number from ${min} to ${max}`);
}

function wordOf<const W extends string>(env: Environment, name: string, words: readonly W[], fallback: W): W {
  const text = textOf(env, name);
  if (text === undefined) return fallback;
  return words.find((word) => word === text) ?? refuse(name, `must be one of ${words.join(', ')}`);
}

function addressOf(env: Environment, name: string, protocols: RegExp): string | undefined {
  const text = textOf(env, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The value may contain a password, so the message does not quote it.
  return url && protocols.test(url.protocol) ? text : refuse(name, 'is not a valid address');
}

/** An address without a key is a self-hosted model. A key without an address is an error. */
function assistantOf(env: Environment): Config['assistant'] {
  const url = addressOf(env, 'ASSISTANT_URL', /^https?:$/u);
  const [key, name = 'default'] = [textOf(env, 'ASSISTANT_KEY'), textOf(env, 'ASSISTANT_MODEL')];
  if (url === undefined) return key === undefined ? undefined : refuse('ASSISTANT_KEY', 'needs ASSISTANT_URL');
  return { url, key, name };
}

function publicUrlOf(env: Environment, host: string, port: number): string {
  const text = addressOf(env, 'PUBLIC_URL', /^https?:$/u);
  if (text === undefined) return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const url = new URL(text);
  if (url.pathname !== '/' || url.search || url.hash || url.username)
    refuse('PUBLIC_URL', 'must be an origin without path');
  return url.origin;
}

function originsOf(env: Environment, name: string): string[] {
  return listOf(env, name).map((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isOrigin = url !== undefined && /^https?:$/u.test(url.protocol) && url.origin === text;
    return isOrigin ? text : refuse(name, 'must be a comma list of origins such as https://data.example.org');
  });
}

function jitterOf(env: Environment): Jitter | undefined {
  const text = textOf(env, 'TEST_DB_JITTER');
  return text === undefined ? undefined : (parseJitter(text) ?? refuse('TEST_DB_JITTER', 'must look like seed:maxMs'));
}

/** Refuses settings that are unsafe in production. */
function checkProduction(env: Environment): void {
  for (const name of testKnobs) if (textOf(env, name) !== undefined) refuse(name, 'is refused in production');
  for (const name of ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL']) {
    if (textOf(env, name) === undefined) refuse(name, 'is demanded in production');
  }
  if (textOf(env, 'SEED') === 'demo') refuse('SEED', '=demo is refused in production');
}

/** Reads the environment; throws a `ConfigError` for the first invalid setting. */
export function readConfig(env: Environment): Config {
  const production = env['NODE_ENV'] === 'production';
  if (production) checkProduction(env);
  const host = textOf(env, 'HOST') ?? '127.0.0.1';
  const port = wholeOf(env, 'PORT', 4000, [1, 65_535]);
  const sessionSecret = textOf(env, 'SESSION_SECRET');
  if (sessionSecret !== undefined && Buffer.byteLength(sessionSecret) < minSecretBytes) {
    refuse('SESSION_SECRET', `must have at least ${minSecretBytes} bytes`);
  }
  return Object.freeze({
    production,
    host,
    port,
    dataDir: path.resolve(textOf(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: addressOf(env, 'DATABASE_URL', /^postgres(ql)?:$/u),
    sessionSecret,
    publicUrl: publicUrlOf(env, host, port),
    connectOrigins: originsOf(env, 'CONNECT_ORIGINS'),
    smtpUrl: addressOf(env, 'SMTP_URL', /^smtps?:$/u),
    seed: wordOf(env, 'SEED', ['demo', 'none'], production ? 'none' : 'demo'),
    mfa: wordOf(env, 'MFA', ['optional', 'required', 'off'], 'optional'),
    sessionTtl: wholeOf(env, 'SESSION_TTL', 3600, [1, sessionLimit]),
    recoveryTtl: wholeOf(env, 'RECOVERY_TTL', 1800, [1, sessionLimit]),
    runFee: wholeOf(env, 'RUN_FEE', 0, [0, 1_000_000_000]),
    runWorkers: wholeOf(env, 'RUN_WORKERS', 1, [0, 16]),
    assistant: assistantOf(env),
    allowUpstreamHosts: listOf(env, 'ALLOW_UPSTREAM_HOSTS'),
    trustProxy: listOf(env, 'TRUST_PROXY'),
    logLevel: wordOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    rateLimits: wordOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    loginBackoff: wholeOf(env, 'LOGIN_BACKOFF', 30, [0, 900]),
    hourSeconds: wholeOf(env, 'TEST_HOUR_SECONDS', 3600, [1, 3600]),
    clockOffset: wholeOf(env, 'TEST_CLOCK_OFFSET', 0, [-1_000_000_000, 1_000_000_000]),
    dbJitter: jitterOf(env),
    dbFail: textOf(env, 'TEST_DB_FAIL') === undefined ? undefined : wholeOf(env, 'TEST_DB_FAIL', 1, [1, 1_000_000_000]),
  });
}
