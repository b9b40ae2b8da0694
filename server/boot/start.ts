import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../kernel/config.ts';
import { codeOf } from '../database/errors.ts';
import { isWritable, refuseReadOnly } from '../database/dataFolder.ts';
import { noteState } from '../domains/operation/state.ts';
import { openExchange } from '../kernel/exchange.ts';
import { endWithNpm } from '../launch/parent.ts';
import { version } from '../kernel/version.ts';
import { traceOf } from '../kernel/plainError.ts';
import { answersOf } from './operatorAnswers.ts';
import { answerOperator } from '../kernel/operatorSocket.ts';
import { watchWorkers } from '../metrics/workers.ts';
import { prepareData } from './prepareData.ts';
import { startWithSmallHeap } from './smallHeap.ts';
import { explain } from './startProblems.ts';

/** Milliseconds for running requests after a stop signal, and for the whole stop. */
const requestGraceMs = 6_000;
const stopLimitMs = 9_500;

type Opened = Awaited<ReturnType<typeof openExchange>>;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const ignoreBrokenPipe = (error: unknown) => {
  if (codeOf(error) !== 'EPIPE') throw error;
};

/** A failed start prints one line and exits with code 1. */
export async function start(): Promise<void> {
  // A closed pipe on standard output must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreBrokenPipe);
  const forgetNpm = endWithNpm('start');
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    if (config.metrics) watchWorkers();
    await serve(config, forgetNpm);
  } catch (error) {
    if (process.env['DEBUG']) process.stderr.write(`${traceOf(error)}\n`);
    fail(explain(error, config));
  }
}

async function serve(config: Config, onStop: () => void): Promise<void> {
  // The rest of the program loads while the database opens, each on its own thread.
  const rest = Promise.all([import('./app.ts'), import('../seed/seed.ts'), import('./greeting.ts')]);
  await prepareData(config);
  const opened = await openExchange(config);
  try {
    if (!config.databaseUrl) await refuseReadOnly(config.dataDir);
    const [{ buildApp }, { seed }, { greeting }] = await rest;
    await seed(opened.exchange, say);
    const traces = config.traces && (await import('../traces/openTraces.ts')).openTraces(config.traces, version);
    const metrics = config.metrics && (await loadMetrics(opened, config.metrics));
    const app = await buildApp(opened.exchange, { metrics, traced: traces !== undefined });
    traces?.onFailure((message) => app.log.warn({ cause: message }, 'traces were not taken by the collector'));
    if (!(await isWritable(config.dataDir))) noteState(opened.exchange, app.log, 'folderReadOnly');
    if (!config.databaseUrl) startWithSmallHeap();
    await app.listen({ host: config.host, port: config.port });
    const answers = answersOf(opened);
    const offered = config.databaseUrl ? undefined : await answerOperator(config.dataDir, answers, warnOf(app));
    for (const line of greeting(config)) say(line);
    stopOnSignals(app, onStop, async () => {
      await offered?.();
      await metrics?.close();
      await traces?.close();
      await opened.close();
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function loadMetrics({ exchange, database }: Opened, listen: NonNullable<Config['metrics']>) {
  const { openMetrics } = await import('../metrics/openMetrics.ts');
  return openMetrics(exchange, database, listen);
}

const warnOf = (app: FastifyInstance) => (error: unknown) =>
  app.log.warn({ err: error }, 'a command of the operator was not answered');

function stopOnSignals(app: FastifyInstance, onStop: () => void, closeExchange: () => Promise<void>): void {
  let stopping = false;
  const stop = async (code: number) => {
    // A second signal exits immediately.
    if (stopping) process.exit(code || 1);
    stopping = true;
    onStop();
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    setTimeout(() => app.server.closeAllConnections(), requestGraceMs).unref();
    try {
      await app.close();
      await closeExchange();
    } catch (error) {
      app.log.error({ err: error }, 'not stopped cleanly');
      process.exit(1);
    }
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
  // After an uncaught error memory cannot be trusted. Everything acknowledged is on disk.
  const die = (error: unknown) => {
    // Not `fatal`: pino would write synchronously and retry forever when the log pipe is closed.
    app.log.error({ err: error }, 'unforeseen error');
    process.exitCode = 1;
    if (!stopping) void stop(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
}
