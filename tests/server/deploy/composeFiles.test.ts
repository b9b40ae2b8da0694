// Checks of the compose files without containers, for each combination of files.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { addressesOf } from '#server/database/connection/hosts.ts';
import { deployFolder, fillIn, merge, readCompose } from '#tests/support/composeFiles.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

const limits = { postgres: '2g', database: '2g', etcd: '256m', exchange: '1g', backup: '512m', nginx: '256m' };

/** Base images of a Dockerfile. */
const basesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^FROM (\S+)/gmu)].map(([, base = '']) => base);

describe.each([
  ['one database', [], 6],
  ['TLS', ['compose.tls.yaml'], 6],
  ['three databases', ['compose.ha.yaml'], 11],
  ['three databases and TLS', ['compose.ha.yaml', 'compose.tls.yaml'], 11],
] as const)('the containers with %s', (_, files, count) => {
  const project = readCompose(...files);
  const services = Object.entries(project.services);

  it('are limited in memory, and their logs in size', () => {
    expect(services).toHaveLength(count);
    for (const [name, service] of services) {
      expect([name, service]).toMatchObject([
        name,
        {
          restart: 'unless-stopped',
          logging: { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
          cpus: 2,
          pids_limit: 256,
          mem_limit: limits[name.split('-')[0] as keyof typeof limits],
        },
      ]);
    }
  });

  it('wait for containers that exist, and for the health only of those with a check', () => {
    const waits = services.flatMap(([, { depends_on: others = {} }]) =>
      Array.isArray(others)
        ? others.map((name) => ({ name, condition: '' }))
        : Object.entries(others).map(([name, { condition }]) => ({ name, condition })),
    );
    const [all, healthy] = [Object.keys(project.services), new Set(['exchange-1', 'exchange-2', 'exchange-3'])];
    for (const [name, { healthcheck }] of services) if (healthcheck) healthy.add(name);
    expect(waits.length).toBeGreaterThan(4);
    expect(waits.filter(({ name }) => !all.includes(name))).toEqual([]);
    expect(waits.filter(({ name, condition }) => condition === 'service_healthy' && !healthy.has(name))).toEqual([]);
  });

  it('share one network except etcd, which only the databases reach', () => {
    for (const [name, { networks = [] }] of services) {
      const own = { database: ['inside', 'cluster'], etcd: ['cluster'] }[name.split('-')[0] ?? ''] ?? ['inside'];
      expect([name, Array.isArray(networks) ? networks : Object.keys(networks)]).toEqual([name, own]);
    }
  });

  it('use volumes, files and folders that exist', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const files = [
      ...mounted.filter((source) => source.startsWith('.')),
      ...services.flatMap(([, { build }]) =>
        build ? [path.join(build.context, build.dockerfile ?? 'Dockerfile')] : [],
      ),
    ];
    expect(files.filter((file) => !existsSync(path.join(deployFolder, file)))).toEqual([]);
    const named = mounted.filter((source) => !/^[.$]/u.test(source));
    expect(named.filter((source) => !Object.keys(project.volumes).includes(source))).toEqual([]);
  });

  it('use images whose digests the update bot pins', () => {
    const bases = services.flatMap(([, { image, build }]) =>
      image ? [image] : basesOf(path.join(deployFolder, build?.context ?? '', build?.dockerfile ?? 'Dockerfile')),
    );
    for (const base of bases) expect(base).toMatch(/^[a-z]+:(?:\d|bookworm)[\w.-]*(?:@sha256:[0-9a-f]{64})?$/u);
    const rules = JSON.parse(readFileSync(path.join(deployFolder, '..', '..', '.github', 'renovate.json'), 'utf8')) as {
      packageRules: { matchDatasources?: string[]; pinDigests?: boolean }[];
    };
    const docker = rules.packageRules.filter(({ matchDatasources }) => matchDatasources?.includes('docker'));
    expect(docker).toMatchObject([{ pinDigests: true }]);
  });

  it.runIf(files.includes('compose.tls.yaml' as never))('are reached over TLS, and on port 80 for the redirect', () => {
    const { ports, environment, volumes } = project.services['nginx'] ?? {};
    expect(ports).toEqual(['443:443', '80:80']);
    expect(environment?.['EXCHANGE_LISTEN']).toBe('443 ssl');
    expect(volumes).toContain('${TLS_FOLDER:?}:/etc/nginx/tls:ro');
    expect(services.filter(([, service]) => service.ports).map(([name]) => name)).toEqual(['nginx']);
  });
});

it('merges files as Docker Compose does', () => {
  const base = { command: ['a', 'b'], healthcheck: { test: ['a'] }, volumes: ['a:/x', './b:/y:ro'], ports: ['1:1'] };
  const over = { command: ['c'], healthcheck: { test: ['b'] }, volumes: ['${C:?}:/y'], ports: ['2:2'] };
  expect(merge(base, over)).toEqual({ ...over, volumes: ['a:/x', '${C:?}:/y'], ports: ['1:1', '2:2'] });
});

describe('three databases', () => {
  const { services, networks } = readCompose('compose.ha.yaml');
  const yaml = readFileSync(path.join(deployFolder, 'highAvailability', 'patroni.yaml'), 'utf8');
  const settings = parse(yaml) as {
    bootstrap: {
      initdb: unknown[];
      dcs: {
        ttl: number;
        loop_wait: number;
        retry_timeout: number;
        postgresql: { parameters: Record<string, string> };
      };
    };
  };
  const nodes = Object.keys(services).filter((name) => name.startsWith('database-'));
  const etcd = Object.keys(services).filter((name) => name.startsWith('etcd-'));
  const secrets = { POSTGRES_PASSWORD: 'a', DATABASE_ADMIN_PASSWORD: 'b', REPLICATION_PASSWORD: 'c' };
  const valueOf = (name: string, key: string) => fillIn(services[name]?.environment?.[key] ?? '', secrets);

  it('are all named in the address of every process and of the backup', () => {
    expect(nodes).toHaveLength(3);
    for (const name of ['exchange-1', 'exchange-2', 'exchange-3', 'backup']) {
      const hosts = addressesOf(valueOf(name, 'DATABASE_URL'));
      expect(hosts).toEqual(nodes.map((node) => `postgres://exchange:a@${node}:5432/exchange`));
    }
  });

  it('each have a name, a volume and the variables that patroni.yaml needs', () => {
    const asked = yaml.split('\nscope:')[0]?.match(/\b(?:PATRONI_[A-Z0-9_]+[A-Z]|EXCHANGE_PASSWORD)\b/gu) ?? [];
    expect(asked.length).toBeGreaterThan(8);
    for (const node of nodes) {
      for (const name of asked) expect([name, valueOf(node, name)]).not.toEqual([name, '']);
      expect(valueOf(node, 'PATRONI_NAME')).toBe(node);
      expect(valueOf(node, 'PATRONI_POSTGRESQL_CONNECT_ADDRESS')).toBe(`${node}:5432`);
      expect(valueOf(node, 'PATRONI_RESTAPI_CONNECT_ADDRESS')).toBe(`${node}:8008`);
      expect(services[node]?.volumes).toEqual([`${node}:/var/lib/postgresql`]);
      expect(valueOf(node, 'PATRONI_ETCD3_HOSTS')).toBe(etcd.map((name) => `${name}:2379`).join(','));
    }
    expect(settings).toMatchObject({
      bootstrap: {
        dcs: { synchronous_mode: true, synchronous_mode_strict: true },
        post_bootstrap: 'createExchange.sh',
      },
    });
  });

  it('fold letters of every script, like a single database', () => {
    expect(settings.bootstrap.initdb).toContainEqual({ locale: 'C.UTF-8' });
  });

  it('replace a lost primary within the time that the guide names', () => {
    const { ttl, loop_wait: loop, retry_timeout: retry } = settings.bootstrap.dcs;
    expect(loop + 2 * retry).toBeLessThanOrEqual(ttl);
    expect(ttl).toBeLessThanOrEqual(15);
  });

  it('archive write-ahead logs only if a folder is set', () => {
    expect(Object.values(services).flatMap(({ environment = {} }) => environment['WAL_ARCHIVE'] ?? [])).toEqual([]);
    const folder = folderForTest('exchange-archive');
    const segment = path.join(folder, 'segment');
    writeFileSync(segment, 'a');
    const command = settings.bootstrap.dcs.postgresql.parameters['archive_command'] ?? '';
    const archive = (env: Record<string, string>) =>
      execFileSync('/bin/sh', ['-c', command.replaceAll('%p', segment).replaceAll('%f', 'copy')], { cwd: folder, env });
    archive({ PATH: '/nowhere' });
    expect(readdirSync(folder)).toEqual(['segment']);
    for (const time of ['first', 'second']) {
      archive({ PATH: process.env['PATH'] ?? '', WAL_ARCHIVE: folder });
      expect([time, readdirSync(folder)]).toEqual([time, ['copy', 'segment']]);
    }
  });

  it('start in order: processes wait for no healthy database, the backup for a healthy process', () => {
    const started = Object.fromEntries(nodes.map((node) => [node, { condition: 'service_started' }]));
    for (const name of ['exchange-1', 'exchange-2', 'exchange-3']) expect(services[name]?.depends_on).toEqual(started);
    expect(services['backup']?.depends_on).toEqual({ 'exchange-1': { condition: 'service_healthy' } });
    for (const node of nodes) expect(services[node]?.healthcheck).toMatchObject({ start_period: '10m' });
  });

  it('use three etcd nodes that know each other’s addresses, on an internal network', () => {
    expect(networks['cluster']).toEqual({ internal: true });
    expect(etcd).toHaveLength(3);
    for (const name of etcd) {
      expect(valueOf(name, 'ETCD_NAME')).toBe(name);
      expect(valueOf(name, 'ETCD_INITIAL_CLUSTER_STATE')).toBe('new');
      expect(valueOf(name, 'ETCD_UNSUPPORTED_ARCH')).toBe('arm64');
      expect(valueOf(name, 'ETCD_INITIAL_ADVERTISE_PEER_URLS')).toBe(`http://${name}:2380`);
      expect(valueOf(name, 'ETCD_ADVERTISE_CLIENT_URLS')).toBe(`http://${name}:2379`);
      const peers = etcd.map((other) => `${other}=http://${other}:2380`);
      expect(valueOf(name, 'ETCD_INITIAL_CLUSTER')).toBe(peers.join(','));
      expect(services[name]?.volumes).toEqual([`${name}:/etcd`]);
    }
  });
});
