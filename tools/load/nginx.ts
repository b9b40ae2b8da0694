// nginx as a separate process, under the very configuration that server/deploy gives it. Loopback only.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const template = path.join(import.meta.dirname, '..', '..', 'server', 'deploy', 'nginx.conf.template');
const startLimitMs = 10_000;

/** True when nginx is installed; `apt-get install nginx` brings it. */
export const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** The template with its variables put in, as the image of nginx does. */
export const configOf = (values: Readonly<Record<string, string>>) =>
  readFileSync(template, 'utf8').replaceAll(/\$\{(EXCHANGE_\w+)\}/gu, (_, name: string) => values[name] ?? '');

/** Starts nginx before the exchange's processes. */
export async function startNginx(port: number, ports: readonly number[], serverOptions = '') {
  const home = mkdtempSync(path.join(tmpdir(), 'exchange-nginx-'));
  const servers = ports.map((one) => `server 127.0.0.1:${one} ${serverOptions};`).join(' ');
  // In the image this folder leads to the output of the container.
  const site = configOf({ EXCHANGE_LISTEN: `127.0.0.1:${port}`, EXCHANGE_SERVERS: servers }).replaceAll(
    '/var/log/nginx/',
    `${home}/`,
  );
  mkdirSync(path.join(home, 'tmp'));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = folders.map((name) => `${name}_temp_path ${home}/tmp/${name};`).join('\n');
  const main = `daemon off; pid ${home}/pid; error_log ${home}/error.log warn; worker_processes 1;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 4096; }
    http { access_log off; ${temporary}\n${site} }`;
  const file = path.join(home, 'nginx.conf');
  writeFileSync(file, main);
  const child = spawn('nginx', ['-c', file, '-p', home, '-e', `${home}/error.log`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startLimitMs;
  while (
    !(await fetch(`${url}/health`).then(
      (reply) => reply.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start: ${log}`);
    await wait(50);
  }
  return {
    url,
    pid: child.pid ?? 0,
    /** Everything that nginx has logged: requests and errors. */
    logged: () => ['access.log', 'error.log'].map((name) => readFileSync(`${home}/${name}`, 'utf8')).join(''),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
