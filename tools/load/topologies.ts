// The three ways in which the exchange is run, each of real processes on loopback.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '#tests/support/database/postgres.ts';
import { freePort } from '#tests/support/processes/freePort.ts';
import { asOperated, startServer, type Exchange, type Settings } from '#tests/support/startServer.ts';
import { hasNginx, startNginx } from './nginx.ts';

export interface Topology {
  /** Origin that people use. */
  url: string;
  /** The exchange's processes, each reachable separately. */
  processes: readonly Exchange[];
  /** Settings by which the operator's commands find the data. */
  place: Settings;
  /** Ends the processes; the data stays until `remove`. */
  stopServers: () => Promise<void>;
  remove: () => Promise<void>;
}

/** As people run it: a commit is on the disk before it is acknowledged. */
const durable = ['max_connections=100'];
const processes = 3;

export const topologies = {
  embedded: {
    what: 'one process, embedded database',
    start: (env: Settings) => start(env, { postgres: false, count: 1 }),
  },
  postgres: { what: 'one process, PostgreSQL', start: (env: Settings) => start(env, { postgres: true, count: 1 }) },
  cluster: {
    what: 'three processes behind nginx, PostgreSQL',
    start: (env: Settings) => start(env, { postgres: true, count: processes }),
  },
} as const;

const started = new Set<Topology>();

/** Ends all processes, for a run that is interrupted. */
export async function stopAll(): Promise<void> {
  for (const one of started) {
    await one.stopServers();
    await one.remove();
  }
}

export type TopologyName = keyof typeof topologies;

/** Why a topology cannot be started here; undefined when it can. */
export const missingFor = (name: TopologyName) =>
  name === 'cluster' && !hasNginx() ? 'nginx is not installed (apt-get install nginx)' : undefined;

async function start(env: Settings, { postgres, count }: { postgres: boolean; count: number }): Promise<Topology> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exchange-load-'));
  const database = postgres ? await startPostgres(durable) : undefined;
  const undo: (() => Promise<void>)[] = [];
  const remove = async () => {
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const stopServers = async () => {
    for (const stop of undo.splice(0).toReversed()) await stop();
  };
  try {
    const place = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) };
    const proxied = count > 1;
    const front = await freePort();
    const shared = { ...place, LOG_LEVEL: 'warn', RATE_LIMITS: 'on', PUBLIC_URL: `http://127.0.0.1:${front}`, ...env };
    const running: Exchange[] = [];
    for (let number = 0; number < count; number += 1) {
      const own = proxied ? { TRUST_PROXY: '127.0.0.1' } : { PORT: String(front) };
      const server = await startServer({ ...asOperated, ...shared, ...own });
      undo.push(() => server.stop());
      running.push(server);
    }
    if (proxied) {
      const ports = running.map(({ url }) => Number(new URL(url).port));
      const nginx = await startNginx(front, ports);
      undo.push(() => nginx.stop());
    }
    const topology: Topology = { url: shared.PUBLIC_URL, processes: running, place, stopServers, remove };
    started.add(topology);
    return topology;
  } catch (error) {
    await stopServers();
    await remove();
    throw error;
  }
}
