import { z } from 'zod';
import { amountDecimals, currencyCode, joinModes, maxSourceBytes, paymentModes } from '#contract/constants.ts';
import { addressesOf } from '../database/connection/hosts.ts';
import { parseJitter } from '../database/injectFaults.ts';
import { samplerNames } from '../traces/samplers.ts';
import { parseBucketAddress, type BucketAddress } from './bucketAddress.ts';

/** Longest session in seconds, regardless of activity. */
export const sessionLimit = 24 * 3600;
/** Memory of a password hash in KiB: 19 MiB, as OWASP recommends. */
export const passwordMemory = 19_456;
/** Steps of priority by which child processes give way to the server. */
export const childNiceness = 10;
const minSecretBytes = 32;

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  const digits = z.string().regex(/^-?\d{1,10}$/u, { error, abort: true });
  return digits.transform(Number).refine((value) => value >= min && value <= max, error);
};

const word = <const W extends string>(...words: readonly W[]) => z.enum(words, `must be one of ${words.join(', ')}`);

const share = z
  .string()
  .transform(Number)
  .refine((value) => value >= 0 && value <= 1, 'must be a number from 0 to 1');

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

const isContact = (text: string) => z.union([z.email(), z.url({ protocol: /^https?$/u })]).safeParse(text).success;

const tokenPriceShape = /^(\d{1,9})(?:\.(\d{1,6}))?$/u;

/** Reads digits one by one, because a float cannot hold every price. */
const parseTokenPrice = (text: string) => {
  const [, whole, fraction = ''] = tokenPriceShape.exec(text) ?? [];
  return whole === undefined ? 0 : Number(whole + fraction.padEnd(amountDecimals, '0'));
};
const isTokenPrice = (price: number) => price > 0;

const given = z.string().optional();

/** The variables of the server. Durations are seconds unless the name says otherwise. */
export const variables = z.object({
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
  UPLOAD_LIMIT: whole(1, maxSourceBytes / 2 ** 20).default(maxSourceBytes / 2 ** 20),
  UPLOAD_TOTAL: whole(1, 1_000_000_000).default(10_240),
  SMTP_URL: address(/^smtps?$/u).optional(),
  SEED: word('demo', 'catalogue', 'none').optional(),
  PUBLIC_CATALOGUE: word('on', 'off').optional(),
  OPERATOR_CONTACT: z
    .string()
    .refine(isContact, 'must be a mail address or an address that begins with https')
    .optional(),
  JOIN: word(...joinModes).optional(),
  TERMS_URL: address(/^https?$/u).optional(),
  TERMS_VERSION: z.string().max(32).default('1'),
  MFA: word('optional', 'required', 'off').default('optional'),
  SESSION_TTL: whole(1, sessionLimit).default(3600),
  RECOVERY_TTL: whole(1, sessionLimit).default(1800),
  RUN_FEE: whole(0, 1_000_000_000).default(0),
  RUN_WORKERS: whole(0, 16).default(1),
  PAYMENTS: word(...paymentModes).default('demo'),
  CURRENCY: z.string().regex(currencyCode, 'must be a code of ISO 4217 such as EUR').optional(),
  TOKEN_PRICE: z.string().transform(parseTokenPrice).refine(isTokenPrice, 'must be a price such as 0.25').optional(),
  PAYMENT_INSTRUCTIONS: z
    .string()
    .max(1_000, 'must have at most 1000 characters')
    .refine(
      (text) => text.includes('{amount}') && text.includes('{reference}'),
      'must contain {amount} and {reference}',
    )
    // Lines of a file of variables.
    .transform((text) => text.replaceAll(String.raw`\n`, '\n'))
    .optional(),
  KEEP_AUDIT: whole(1, 36_500).optional(),
  KEEP_RUNS: whole(1, 36_500).optional(),
  KEEP_NOTIFICATIONS: whole(1, 36_500).default(180),
  // A call allowance counts for a year at most.
  KEEP_CALLS: whole(366, 36_500).default(400),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: whole(1, 65_535).optional(),
  // Platforms set these for every program, so they are checked only where traces are on: see `traceVariables`.
  OTEL_EXPORTER_OTLP_ENDPOINT: given,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: given,
  OTEL_EXPORTER_OTLP_PROTOCOL: given,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: given,
  OTEL_TRACES_EXPORTER: given,
  OTEL_TRACES_SAMPLER: given,
  OTEL_TRACES_SAMPLER_ARG: given,
  OTEL_SDK_DISABLED: given,
  // OpenTelemetry reads these itself.
  OTEL_EXPORTER_OTLP_HEADERS: given,
  OTEL_EXPORTER_OTLP_TIMEOUT: given,
  OTEL_EXPORTER_OTLP_COMPRESSION: given,
  OTEL_EXPORTER_OTLP_CERTIFICATE: given,
  OTEL_EXPORTER_OTLP_CLIENT_KEY: given,
  OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE: given,
  OTEL_SERVICE_NAME: given,
  OTEL_RESOURCE_ATTRIBUTES: given,
  ALLOW_UPSTREAM_HOSTS: list,
  ALLOW_WEBHOOK_HOSTS: list,
  TRUST_PROXY: list,
  LOG_LEVEL: word('debug', 'info', 'warn', 'error', 'silent').default('info'),
  RATE_LIMITS: word('on', 'off').default('on'),
  LOGIN_BACKOFF: whole(0, 900).default(30),
  TEST_HOUR_SECONDS: whole(1, 3600).default(3600),
  TEST_PASSWORD_KIB: whole(8, passwordMemory).default(passwordMemory),
  TEST_CHILD_NICENESS: whole(0, 19).default(childNiceness),
  TEST_CLOCK_OFFSET: whole(-1_000_000_000, 1_000_000_000).default(0),
  TEST_DB_JITTER: z
    .string()
    .transform(parseJitter)
    .refine((jitter) => jitter !== undefined, 'must look like seed:maxMs')
    .optional(),
  TEST_DB_FAIL: whole(1, 1_000_000_000).optional(),
});

export type Variables = z.output<typeof variables>;

export const traceVariables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/u).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(/^https?$/u).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: word('http/json').optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: word('http/json').optional(),
  OTEL_TRACES_EXPORTER: word('otlp', 'none').optional(),
  OTEL_TRACES_SAMPLER: word(...samplerNames).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
});
