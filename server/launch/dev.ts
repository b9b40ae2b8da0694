// npm run dev: the server, restarted when its files change, and the app with hot reload, behind Vite's address.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';
import { mailsPage } from './mails.ts';
import { endWithNpm } from './parent.ts';
import { servedPaths } from './servedPaths.ts';

const root = path.join(import.meta.dirname, '..', '..');
const port = process.env['PORT'] ?? '4000';
const stopSignals = ['SIGINT', 'SIGTERM'] as const;
// Longest wait (ms) for a clean stop of the server before it is killed.
const stopPatienceMs = 10_000;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'inherit', 'inherit'],
  // A separate process group: Ctrl-C then reaches this process only, and the server gets one signal instead of three. A
  // second signal would force an exit.
  detached: process.platform !== 'win32',
});

const vite = await createServer({
  root,
  clearScreen: false,
  plugins: [mailsPage(root)],
  server: {
    port: Number(process.env['DEV_PORT'] ?? 5173),
    proxy: { [servedPaths]: { target: `http://127.0.0.1:${port}`, ws: true } },
  },
});

let stopping = false;

/** Ends both, whichever ended first. The watcher passes the signal on to the server, which closes its database. */
async function stop(exitCode: number) {
  if (stopping) return;
  stopping = true;
  await vite.close();
  if (server.exitCode === null && server.signalCode === null) {
    setTimeout(() => server.kill('SIGKILL'), stopPatienceMs).unref();
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  }
  process.exit(exitCode);
}

for (const signal of stopSignals) process.on(signal, () => void stop(0));
endWithNpm('dev');
server.on('exit', (code) => void stop(code ?? 1));

try {
  await vite.listen();
  vite.printUrls();
  vite.config.logger.info(`  ➜  Mails:   ${vite.resolvedUrls?.local[0] ?? '/'}mails`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
}
