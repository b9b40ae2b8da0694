import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataFormats, type DataFormat, type TableFormat } from '#contract/dataFormats.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { orLatest } from '../../tables/orLatest.ts';
import { tablesOf, type TableQuery } from '../../tables/tables.ts';
import type { Admitted } from './admitRead.ts';
import { dispositionAs } from './fileName.ts';
import { isUnchanged, rangeOf } from '../../uploads/range.ts';
import { protectiveHeaders } from './rules.ts';
import { cutStalled } from './cutStalled.ts';

interface ReadCall {
  readonly format: TableFormat;
  readonly query: TableQuery;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export async function sendTable(
  exchange: Exchange,
  { grant, left, forget, ...admitted }: Admitted,
  { format, query, request, reply }: ReadCall,
): Promise<FastifyReply> {
  const tableRequest = { url: grant.url, choice: grant.reading, personId: grant.user_id, signal: left.signal };
  const source = { streamId: grant.stream_id, url: grant.url };
  const { handle, bytes, etag, sha256, rows, version } = await orLatest(exchange, source, (liveId) =>
    tablesOf(exchange).open({ ...tableRequest, liveId }, format, query),
  );
  // Length and ETag would reveal values of the data.
  const isCounted = grant.max_calls !== null && Object.keys(query).length > 0;
  const uncount = () => (isCounted ? undefined : admitted.uncount());
  const finish = async () => {
    forget();
    await handle.close();
  };
  const log = { subscription: grant.subscription_id, stream: grant.stream_id, format, bytes };
  request.log.info(log, 'data read as a table');
  const tag = `"${etag}"`;
  const { type, isText }: DataFormat = dataFormats[format];
  reply.headers({
    ...protectiveHeaders,
    'content-type': isText ? `${type}; charset=utf-8` : type,
    'content-disposition': dispositionAs(grant.name, format),
    'accept-ranges': 'bytes',
    etag: tag,
    // RFC 9530: of the whole file, also where a part is sent.
    'repr-digest': `sha-256=:${sha256}:`,
    'x-source-version': version,
    'x-rows': String(rows),
    vary: 'Accept',
  });
  const { headers, method } = request;
  if (isUnchanged(headers, tag)) {
    await Promise.all([finish(), uncount()]);
    return reply.code(304).send();
  }
  const range = rangeOf(headers, tag, bytes);
  if (range === 'unsatisfiable') {
    await Promise.all([finish(), uncount()]);
    return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  reply.header('content-length', String(end - start + 1));
  if (method === 'HEAD') await uncount();
  if (method === 'HEAD' || bytes === 0) {
    await finish();
    return reply.send(Readable.from([]));
  }
  const body = createReadStream('', { fd: handle, start, end, signal: left.signal });
  body.once('close', forget);
  body.on('error', () => undefined);
  cutStalled(reply.raw);
  return reply.send(body);
}
