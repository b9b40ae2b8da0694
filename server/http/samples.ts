import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../kernel/config.ts';
import { samplesDir, samplesPath } from '../kernel/exchange.ts';
import { sampleFeeds, liveFolder } from './sampleFeeds.ts';
import { replay } from './replay.ts';

const revalidate = 'no-cache';
/** Content types that the file server lacks or sends without a charset. */
const contentTypes: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.ndjson': 'application/x-ndjson; charset=utf-8',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
};

function nameType(reply: FastifyReply, file: string): void {
  const type = contentTypes[path.extname(file)];
  if (type) reply.header('content-type', type);
  reply.header('cache-control', revalidate);
}

export async function samples(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const folder = samplesDir(config);
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: samplesPath,
    decorateReply: false,
    dotfiles: 'deny',
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: nameType,
  });

  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  const now = () => Date.now() + config.clockOffset * 1000;

  // No HEAD: a replay has no length.
  app.get<{ Params: { feed: string } }>(
    `${samplesPath}${liveFolder}:feed`,
    { exposeHeadRoute: false, schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const file = Object.hasOwn(sampleFeeds, params.feed) ? sampleFeeds[params.feed] : undefined;
      const lines = file ? await readLines(path.join(folder, file)) : [];
      if (lines.length === 0) return reply.callNotFound();
      const lastEventId = String(headers['last-event-id'] ?? '');
      const events = replay(lines, { now, signal: stopping.signal, lastEventId });
      return reply
        .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
        .send(Readable.from(events, { objectMode: false }));
    },
  );
}

async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
}
