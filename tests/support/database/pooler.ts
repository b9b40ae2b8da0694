// PgBouncer in transaction mode in front of a PostgreSQL, where it is installed (Debian: apt install pgbouncer).
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../processes/freePort.ts';
import { otherUser, untilReady, type RunningServer } from '../processes/serverProcess.ts';

const places = ['/usr/sbin', '/usr/local/sbin', ...(process.env['PATH'] ?? '').split(':')];
const program = places.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));

export const hasPooler = program !== undefined;

/** Starts PgBouncer with few server connections, so that clients change between them. */
export async function startPooler(server: string, settings: readonly string[] = []): Promise<RunningServer> {
  if (!program) throw new Error('PgBouncer is not installed: apt install pgbouncer');
  const user = otherUser();
  const home = mkdtempSync(join(tmpdir(), 'exchange-pgbouncer-'));
  const port = await freePort();
  const file = join(home, 'pgbouncer.ini');
  const { hostname, port: serverPort, username, password } = new URL(server);
  const target = [
    `host=${decodeURIComponent(hostname)}`,
    `user=${username}`,
    ...(serverPort ? [`port=${serverPort}`] : []),
    ...(password ? [`password=${password}`] : []),
  ];
  const lines = [
    '[databases]',
    `* = ${target.join(' ')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
    ...settings,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  if (user) for (const path of [home, file]) chownSync(path, user.uid, user.gid);
  const child = spawn(program, ['-q', file], { ...user, cwd: home, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const endWithRun = () => void child.kill('SIGKILL');
  process.once('exit', endWithRun);
  const url = `postgres://pooled@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    async stop() {
      process.off('exit', endWithRun);
      child.kill('SIGKILL');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
