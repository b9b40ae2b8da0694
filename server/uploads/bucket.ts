// Files in an S3-compatible bucket, addressed by path: https://host/bucket/prefix/name.
import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from '../kernel/bucketAddress.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Storage } from './storage.ts';

const timeoutMs = 10_000;
const retries = 2;

const unavailable = (cause: unknown) =>
  new Refusal(503, 'storage_unavailable', 'Pictures cannot be stored or read just now', { retryAfter: 5, cause });

const valueOf = (xml: string, element: string) => new RegExp(`<${element}>([^<]*)</${element}>`, 'u').exec(xml)?.[1];

export function openBucket({ base, region, accessKeyId, secretAccessKey }: BucketAddress): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  const bucket = /^https?:\/\/[^/]+\/[^/]+/u.exec(base)?.[0] ?? base;
  const prefix = decodeURIComponent(base.slice(bucket.length + 1));
  const folder = prefix === '' ? '' : `${prefix}/`;

  async function call(method: string, name: string, more: { body?: Buffer; type?: string } = {}): Promise<Response> {
    const headers = more.type === undefined ? {} : { 'content-type': more.type };
    const body = more.body && new Uint8Array(more.body);
    const signal = AbortSignal.timeout(timeoutMs);
    let response: Response;
    try {
      response = await client.fetch(name.startsWith('?') ? `${bucket}${name}` : `${base}/${name}`, {
        method,
        headers,
        ...(body && { body }),
        signal,
      });
    } catch (error) {
      throw unavailable(error);
    }
    if (response.ok || response.status === 404) return response;
    const answer = await response.text();
    throw unavailable(new Error(`${method} ${name}: ${response.status} ${answer.slice(0, 500)}`));
  }

  return {
    async write(name, body, type) {
      const response = await call('PUT', name, { body, type });
      await response.body?.cancel();
      if (response.status === 404) throw unavailable(new Error('There is no such bucket'));
    },
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
    async remove(name) {
      await (await call('DELETE', name)).body?.cancel();
    },
    async *list() {
      let after = '';
      do {
        const response = await call('GET', `?list-type=2&prefix=${encodeURIComponent(folder)}${after}`);
        const answer = await response.text();
        if (!response.ok) throw unavailable(new Error('There is no such bucket'));
        for (const [, entry = ''] of answer.matchAll(/<Contents>(.*?)<\/Contents>/gsu)) {
          const name = valueOf(entry, 'Key')?.slice(folder.length);
          // Names of pictures have no character that XML escapes. Others are not ours.
          if (name && !/[/&]/u.test(name)) yield { name, writtenAt: new Date(valueOf(entry, 'LastModified') ?? NaN) };
        }
        const token = valueOf(answer, 'NextContinuationToken');
        after = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`;
      } while (after !== '');
    },
  };
}
