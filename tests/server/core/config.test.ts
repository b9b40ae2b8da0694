import { describe, expect, it } from 'vitest';
import { greeting } from '#server/boot/greeting.ts';
import { readConfig } from '#server/kernel/config.ts';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://exchange.example.org',
  SMTP_URL: 'smtps://mail.example.org',
};

describe('settings from the environment', () => {
  it('has the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://127.0.0.1:4000',
      seed: 'demo',
      mfa: 'optional',
      sessionTtl: 3600,
      rateLimits: true,
      hourSeconds: 3600,
      passwordMemory: 19_456,
      databaseUrl: undefined,
    });
  });

  it('opens the public catalogue with demo data or on request', () => {
    const isOpen = (more: object) => readConfig({ ...production, ...more }).publicCatalogue;
    expect(readConfig({}).publicCatalogue).toBe(true);
    expect(readConfig({ PUBLIC_CATALOGUE: 'off' }).publicCatalogue).toBe(false);
    expect([isOpen({}), isOpen({ PUBLIC_CATALOGUE: 'on' })]).toEqual([false, true]);
    expect(() => readConfig({ OPERATOR_CONTACT: 'the desk' })).toThrow('OPERATOR_CONTACT must be a mail address');
  });

  it('warns at the start of production without TLS', () => {
    const linesAt = (PUBLIC_URL: string) => greeting(readConfig({ ...production, PUBLIC_URL })).join(' ');
    expect(linesAt('http://exchange.example.org')).toContain('Use https');
    expect(linesAt(production.PUBLIC_URL)).not.toContain('Use https');
  });

  it('are frozen', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  it('reads an empty variable as unset', () => {
    expect(readConfig({ PORT: '', SEED: ' ' })).toMatchObject({ port: 4000, seed: 'demo' });
  });

  it('starts in production once the three required settings are given, without demo data', () => {
    expect(readConfig(production)).toMatchObject({ production: true, seed: 'none', publicUrl: production.PUBLIC_URL });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '4e3'],
    ['SEED', 'full'],
    ['MFA', 'yes'],
    ['SESSION_TTL', '86401'],
    ['SESSION_SECRET', 'x'.repeat(31)],
    ['PUBLIC_URL', 'exchange.example.org'],
    ['PUBLIC_URL', 'https://exchange.example.org/app'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_PREPARED', 'yes'],
    ['KEEP_AUDIT', '0'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['TEST_DB_JITTER', '5'],
    ['TEST_HOUR_SECONDS', '0'],
    ['TEST_PASSWORD_KIB', '19457'],
    ['TEST_CHILD_NICENESS', '20'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`, 'u'));
  });

  const forAnotherExporter = {
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_TRACES_SAMPLER: 'jaeger_remote',
    OTEL_TRACES_SAMPLER_ARG: 'endpoint=http://localhost:14250',
  };
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.org' };

  it.each([
    { OTEL_TRACES_EXPORTER: 'console' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317', OTEL_TRACES_EXPORTER: 'none' },
    { ...endpoint, OTEL_SDK_DISABLED: 'true' },
  ])('accepts any variables of OpenTelemetry while traces are off: %j', (env) => {
    expect(readConfig({ ...forAnotherExporter, ...env }).traces).toBeUndefined();
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'http/json'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote', 'parentbased_traceidratio'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'a number from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', 'endpoint=http://localhost:14250', 'a number from 0 to 1'],
    ['OTEL_TRACES_EXPORTER', 'console', 'otlp'],
  ])('refuses %s=%s while traces are on: it must be %s', (name, value, right) => {
    expect(() => readConfig({ ...endpoint, [name]: value })).toThrow(new RegExp(`^${name} must be .*${right}`, 'u'));
  });

  it('prefers the protocol of traces to the general one', () => {
    const env = { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' };
    expect(readConfig({ ...env, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json' }).traces).toBeDefined();
  });

  it.each(['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL'])('requires %s in production', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`${name} is required in production`);
  });

  it.each([
    ['SEED', 'demo'],
    ['SEED', 'catalogue'],
    ['RATE_LIMITS', 'off'],
    ['LOGIN_BACKOFF', '1'],
    ['TEST_HOUR_SECONDS', '2'],
    ['TEST_PASSWORD_KIB', '8'],
    ['TEST_CHILD_NICENESS', '0'],
    ['TEST_CLOCK_OFFSET', '5'],
    ['TEST_DB_JITTER', '1:5'],
    ['TEST_DB_FAIL', '3'],
  ])('refuses %s=%s in production', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(new RegExp(`^${name}.*production$`, 'u'));
  });

  it('does not repeat a value that may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'http://user:hunter2@db' })).toThrow(/^(?!.*hunter2).*$/u);
  });
});
