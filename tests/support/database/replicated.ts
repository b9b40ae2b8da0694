// A primary with a synchronous standby, for tests of fail-over. Needs installed binaries: pg_basebackup is not bundled.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from './postgres.ts';
import { freePort } from '../processes/freePort.ts';
import { otherUser, runAdmin, untilReady } from '../processes/serverProcess.ts';

const binaries = () => {
  const folder = findBinaries();
  return folder && existsSync(path.join(folder, 'pg_basebackup')) ? folder : undefined;
};

export const canReplicate = (): boolean => binaries() !== undefined;

const common = ['listen_addresses=127.0.0.1', 'max_connections=60', 'wal_level=replica', 'hot_standby=on'];

export async function startReplicated() {
  const bin = binaries() ?? '';
  const user = otherUser();
  const home = mkdtempSync(path.join(tmpdir(), 'exchange-ha-'));
  chmodSync(home, 0o700);
  if (user) chownSync(home, user.uid, user.gid);
  const run = (command: string, ...args: string[]) =>
    execFileSync(path.join(bin, command), args, { ...user, cwd: home, stdio: 'ignore' });
  const folder = (name: string) => path.join(home, name);
  const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

  const start = async (name: string, port: number, settings: readonly string[]) => {
    mkdirSync(folder(`${name}-socket`), { recursive: true });
    if (user) chownSync(folder(`${name}-socket`), user.uid, user.gid);
    const all = [...common, `unix_socket_directories=${folder(`${name}-socket`)}`, `port=${port}`, ...settings];
    const args = ['-D', folder(name), ...all.flatMap((setting) => ['-c', setting])];
    spawn(path.join(bin, 'postgres'), args, { ...user, cwd: home, stdio: 'ignore' });
    await untilReady(urlOf(port));
  };
  const kill = (name: string, signal: NodeJS.Signals) => {
    const file = path.join(folder(name), 'postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : 0;
    // A killed server leaves its file.
    if (pid > 0 && existsSync(`/proc/${pid}`)) process.kill(pid, signal);
  };

  const [first, second] = [await freePort(), await freePort()];
  run('initdb', '-D', folder('first'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync');
  await start('first', first, []);
  run('pg_basebackup', '-h', '127.0.0.1', '-p', String(first), '-U', 'postgres', '-D', folder('second'), '-R');
  // An option of the command line would win over ALTER SYSTEM.
  await start('second', second, ['primary_slot_name=', 'synchronous_standby_names=']);
  await runAdmin(urlOf(first), "alter system set synchronous_standby_names = '*'");
  await runAdmin(urlOf(first), 'select pg_reload_conf()');
  await untilSynchronous(urlOf(first));
  return {
    /** Both hosts, as in DATABASE_URL. */
    url: `postgres://postgres@127.0.0.1:${first},127.0.0.1:${second}/postgres`,
    standbyUrl: urlOf(second),
    killPrimary: () => kill('first', 'SIGKILL'),
    promote: () => run('pg_ctl', 'promote', '-D', folder('second')),
    stop: async () => {
      for (const name of ['first', 'second']) kill(name, 'SIGQUIT');
      await wait(500);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function untilSynchronous(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (let tries = 0; tries < 300; tries += 1) {
      const { rows } = await client.query("select 1 from pg_stat_replication where sync_state in ('sync', 'quorum')");
      if (rows.length > 0) return;
      await wait(100);
    }
    throw new Error('The standby did not become synchronous');
  } finally {
    await client.end();
  }
}
