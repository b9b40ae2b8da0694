// Files in an S3-compatible bucket, addressed by path: https://host/bucket/prefix/name.
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from '../kernel/bucketAddress.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Storage, StoredKind } from './types.ts';

const timeoutMs = 10_000;
/** For the whole of a data file. */
const longTimeoutMs = 15 * 60_000;
const retries = 2;

const unavailable = (cause: unknown) =>
  new Refusal(503, 'storage_unavailable', 'Files cannot be stored or read at the moment', { retryAfter: 5, cause });

interface Sent {
  readonly body?: Blob | Uint8Array<ArrayBuffer>;
  readonly type?: string;
  readonly range?: string;
  readonly isLong?: true;
}

export function openBucket(
  { base, region, accessKeyId, secretAccessKey }: BucketAddress,
  kind: StoredKind = 'pictures',
): Storage {
  const place = kind === 'pictures' ? base : `${base}/${kind}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  async function call(method: string, name: string, more: Sent = {}): Promise<Response> {
    const headers = { ...(more.type && { 'content-type': more.type }), ...(more.range && { range: more.range }) };
    const { body } = more;
    const signal = AbortSignal.timeout(more.isLong ? longTimeoutMs : timeoutMs);
    let response: Response;
    let answer: string;
    try {
      response = await client.fetch(`${place}/${name}`, { method, headers, ...(body && { body }), signal });
      if (response.ok || response.status === 404) return response;
      answer = await response.text();
    } catch (error) {
      throw unavailable(error);
    }
    throw unavailable(new Error(`${method} ${name}: ${response.status} ${answer.slice(0, 500)}`));
  }

  async function put(name: string, sent: Sent): Promise<void> {
    const response = await call('PUT', name, sent);
    await response.body?.cancel();
    if (response.status === 404) throw unavailable(new Error('There is no such bucket'));
  }

  return {
    write: (name, bytes, type) => put(name, { body: new Uint8Array(bytes), type }),
    // Backed by the file, so that its bytes pass without being held.
    take: async (name, file) =>
      put(name, { body: await openAsBlob(file), type: 'application/octet-stream', isLong: true }),
    async read(name) {
      const response = await call('GET', name);
      if (response.ok) {
        const body = await response.arrayBuffer().catch((error: unknown) => {
          throw unavailable(error);
        });
        return Buffer.from(body);
      }
      await response.body?.cancel();
      return undefined;
    },
    async open(name, { start, end }) {
      const response = await call('GET', name, { range: `bytes=${start}-${end}`, isLong: true });
      if (response.ok && response.body) return Readable.fromWeb(response.body);
      await response.body?.cancel();
      return undefined;
    },
    async remove(name) {
      await (await call('DELETE', name)).body?.cancel();
    },
  };
}
