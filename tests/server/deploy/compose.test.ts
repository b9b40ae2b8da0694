// Checks of compose.yaml: addresses for nginx, variables of the processes and the backup job.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/kernel/config.ts';

const server = path.join(import.meta.dirname, '..', '..', '..', 'server');
const compose = readFileSync(path.join(server, 'deploy', 'compose.yaml'), 'utf8');
const namesOf = (pattern: RegExp) => [...compose.matchAll(pattern)].map(([, name = '']) => name);

describe('the containers', () => {
  it('have fixed addresses for nginx that no other container gets', () => {
    const kept = namesOf(/ipv4_address: ([\d.]+)/gu);
    expect(kept).toHaveLength(3);
    expect(namesOf(/server ([\d.]+):4000/gu)).toEqual(kept);
    expect(compose).toContain('ip_range: 172.30.75.128/25');
    for (const address of kept) {
      const [, last] = /^172\.30\.75\.(\d+)$/u.exec(address) ?? [];
      expect(Number(last)).toBeGreaterThan(1);
      expect(Number(last)).toBeLessThan(128);
    }
  });

  it('are built under separate names', () => {
    expect(namesOf(/^ +image: (\S+)/gmu)).toEqual(['postgres:18-bookworm', 'nginx:1.28-bookworm']);
  });
});

const between = (text: string, start: string, end: string) => text.split(start)[1]?.split(end)[0] ?? '';

describe('the variables of the processes', () => {
  const source = readFileSync(path.join(server, 'kernel', 'variables.ts'), 'utf8');
  const shape = between(source, 'export const variables = z.object({', '\n});');
  const variables = [...shape.matchAll(/^ {2}([A-Z_]+): /gmu)].map(([, name = '']) => name);
  const rows = between(compose, '  environment:\n', '  volumes:').matchAll(/^ {4}([A-Z_]+): (.+)$/gmu);
  const passed = new Map([...rows].map(([, name = '', value = '']) => [name, value]));
  const inImage = ['HOST', 'PORT', 'DATA_DIR'];
  const refused = variables.filter((name) => /^(?:TEST_.+|RATE_LIMITS|LOGIN_BACKOFF|SEED)$/u.test(name));

  it('are all passed, except those of the image and those that production refuses', () => {
    expect(variables.length).toBeGreaterThan(30);
    expect([...passed.keys(), ...inImage, ...refused].toSorted()).toEqual(variables.toSorted());
    const image = readFileSync(path.join(server, 'deploy', 'Dockerfile'), 'utf8');
    for (const name of inImage) expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=`, 'mu'));
    const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://a.example' };
    for (const name of refused) {
      const env = { ...production, SMTP_URL: 'smtp://mail.example', [name]: name === 'SEED' ? 'demo' : '1' };
      expect(() => readConfig(env)).toThrow(name);
    }
  });

  it('have the value of the same name in exchange.env', () => {
    const other = [...passed].filter(([name, value]) => value !== `\${${name}:-}` && value !== `\${${name}:?}`);
    expect(other.map(([name]) => name)).toEqual(['DATABASE_URL', 'TRUST_PROXY', 'METRICS_HOST', 'METRICS_PORT']);
  });
});

describe('the backup job', () => {
  const job = between(compose, '\n  backup:\n', '\n  nginx:');
  const script = between(job, '- |\n', '    # Unhealthy').replaceAll('$$', '$');
  const [, health = ''] = /CMD-SHELL, "(.+)"\]/u.exec(job) ?? [];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'exchange-job-'));
    for (const [name, hours] of [
      ['old.gz', 20 * 24],
      ['yesterday.gz', 27],
    ] as const) {
      const time = Date.now() / 1000 - hours * 3600;
      writeFileSync(path.join(folder, name), '');
      utimesSync(path.join(folder, name), time, time);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a script of the job on its folder. A fake backup exits with `code`, and the first pause ends the job. */
  function shell(text: string, code = 0) {
    const bin = mkdtempSync(path.join(folder, 'bin'));
    const add = (name: string, body: string) =>
      writeFileSync(path.join(bin, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
    add('node', code === 0 ? ': > "$2"' : `exit ${code}`);
    add('sleep', 'echo "sleeps $1"; kill $PPID');
    const env = { PATH: `${bin}:${process.env['PATH']}` };
    return spawnSync('sh', ['-c', text.replaceAll('/backups', folder)], { env, encoding: 'utf8' });
  }
  const backups = () => readdirSync(folder).filter((name) => name.endsWith('.gz'));

  it('deletes old backups after a backup only', () => {
    expect(shell(script, 1)).toMatchObject({
      stdout: 'sleeps 3600\n',
      stderr: expect.stringContaining('failed') as string,
    });
    expect(backups()).toEqual(['old.gz', 'yesterday.gz']);
    expect(shell(script)).toMatchObject({ stdout: 'sleeps 86400\n', stderr: '' });
    expect(backups()).toEqual([expect.stringMatching(/^exchange-\d{8}T\d{4}\.gz$/u), 'yesterday.gz']);
  });

  it('is unhealthy until a backup of the last day exists', () => {
    expect(shell(health).status).toBe(1);
    shell(script);
    expect(shell(health).status).toBe(0);
  });
});
