// The database cluster of compose.ha.yaml as plain processes, each with the variables of its container: etcd and
// PostgreSQL under Patroni on addresses of loopback. TEST_PATRONI=on runs it where patroni and etcd-server are installed.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deployFolder, fillIn, readCompose, type Service } from '#tests/support/composeFiles.ts';
import { otherUser } from '#tests/support/processes/serverProcess.ts';
import { expectSoundLedger, serve, startWriters } from './writers.ts';

const longestOutageMs = 20_000;
const startLimitMs = 120_000;
const secrets = { POSTGRES_PASSWORD: 'exchange1', DATABASE_ADMIN_PASSWORD: 'admin1', REPLICATION_PASSWORD: 'replica1' };

const { services } = readCompose('compose.ha.yaml');
const nodes = Object.entries(services).filter(([name]) => /^(?:etcd|database)-/u.test(name));
/** One address of loopback for each container. */
const addresses = new Map(nodes.map(([name], place) => [name, `127.0.31.${place + 1}`]));
const onLoopback = (text: string) =>
  [...addresses].reduce((changed, [name, address]) => changed.replaceAll(`${name}:`, `${address}:`), text);

interface Member {
  name: string;
  role: string;
  state: string;
}

class Cluster {
  readonly #home = mkdtempSync(path.join(tmpdir(), 'exchange-patroni-'));
  readonly #user = otherUser();
  readonly #running = new Map<string, ChildProcess>();

  #folder(name = ''): string {
    const folder = path.join(this.#home, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (this.#user) chownSync(folder, this.#user.uid, this.#user.gid);
    return folder;
  }

  /** Environment of a container, with its volumes in the folder of the test. */
  #variables(name: string, { environment = {}, volumes = [] }: Service): Record<string, string> {
    const places = volumes.map((volume) => volume.split(':') as [string, string]);
    const local = (value: string) =>
      [...places, [`${name}-tmp`, '/tmp'] as const].reduce(
        (changed, [volume, place]) =>
          changed.startsWith(place) ? this.#folder(volume) + changed.slice(place.length) : changed,
        onLoopback(fillIn(value, secrets)).replace('0.0.0.0', addresses.get(name) ?? ''),
      );
    return Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, local(value)]));
  }

  start(name: string): void {
    this.#folder();
    const service = services[name] ?? {};
    const patroni = path.join(this.#folder(name), 'patroni.yaml');
    const text = readFileSync(path.join(deployFolder, 'highAvailability', 'patroni.yaml'), 'utf8');
    writeFileSync(patroni, text.replace('directories: /tmp', `directories: ${this.#folder(`${name}-tmp`)}`));
    const [command = 'patroni', ...args] = service.command ?? ['patroni', patroni];
    const PATH = `${path.join(deployFolder, 'highAvailability')}:${process.env['PATH']}`;
    const child = spawn(command, args, {
      ...this.#user,
      cwd: this.#folder(name),
      env: { PATH, HOME: this.#folder(name), ...this.#variables(name, service) },
      stdio: 'ignore',
      detached: true,
    });
    this.#running.set(name, child);
  }

  /** Kills Patroni, and PostgreSQL with all its processes. */
  kill(name: string): void {
    const pid = this.#running.get(name)?.pid;
    this.#running.delete(name);
    if (pid === undefined) return;
    const data = path.join(this.#home, name, 'data', 'postmaster.pid');
    process.kill(-pid, 'SIGKILL');
    if (!name.startsWith('database')) return;
    const [main = ''] = readFileSync(data, 'utf8').split('\n', 1);
    const children = execFileSync('pgrep', ['-P', main], { encoding: 'utf8' }).trim().split('\n');
    execFileSync('kill', ['-9', main, ...children]);
  }

  async members(): Promise<readonly Member[]> {
    for (const [name, address] of addresses) {
      if (!name.startsWith('database') || !this.#running.has(name)) continue;
      const reply = await fetch(`http://${address}:8008/cluster`).catch(() => undefined);
      if (reply?.ok) return ((await reply.json()) as { members: Member[] }).members;
    }
    return [];
  }

  stop(): void {
    for (const name of this.#running.keys()) this.kill(name);
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}

describe.skipIf(process.env['TEST_PATRONI'] !== 'on')('the database cluster of compose.ha.yaml', () => {
  it(
    'loses and doubles nothing when the primary’s node is killed, and takes it back',
    { timeout: 300_000 },
    async () => {
      const cluster = new Cluster();
      onTestFinished(() => cluster.stop());
      for (const [name] of nodes) cluster.start(name);
      const roles = async () => (await cluster.members()).map(({ role }) => role).toSorted();
      const whole = ['leader', 'replica', 'sync_standby'];
      await expect.poll(roles, { timeout: startLimitMs, interval: 500 }).toEqual(whole);
      const url = onLoopback(fillIn(services['exchange-1']?.environment?.['DATABASE_URL'] ?? '', secrets));
      const load = startWriters(await serve({ DATABASE_URL: url }));
      await wait(2_000);
      const primary = (await cluster.members()).find(({ role }) => role === 'leader')?.name ?? '';
      cluster.kill(primary);
      const killedAt = Date.now();
      await expect.poll(() => load.hasWrittenSince(killedAt + 1_000), { timeout: 120_000 }).toBe(true);
      cluster.start(primary);
      await expect.poll(roles, { timeout: startLimitMs, interval: 500 }).toEqual(whole);
      const { done, outageMs } = await load.end();
      expect(outageMs).toBeLessThan(longestOutageMs);
      await expectSoundLedger({ url });
      process.stdout.write(`${done} writes, ${outageMs} ms without one\n`);
    },
  );
});
