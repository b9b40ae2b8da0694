// Files in an S3-compatible bucket, addressed by path: https://host/bucket/prefix/name.
import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from '../kernel/bucketAddress.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Storage } from './types.ts';

const timeoutMs = 10_000;
const retries = 2;

const unavailable = (cause: unknown) =>
  new Refusal(503, 'storage_unavailable', 'Pictures cannot be stored or read at the moment', { retryAfter: 5, cause });

export function openBucket({ base, region, accessKeyId, secretAccessKey }: BucketAddress): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  async function call(method: string, name: string, more: { body?: Buffer; type?: string } = {}): Promise<Response> {
    const headers = more.type === undefined ? {} : { 'content-type': more.type };
    const body = more.body && new Uint8Array(more.body);
    const signal = AbortSignal.timeout(timeoutMs);
    let response: Response;
    let answer: string;
    try {
      response = await client.fetch(`${base}/${name}`, { method, headers, ...(body && { body }), signal });
      if (response.ok || response.status === 404) return response;
      answer = await response.text();
    } catch (error) {
      throw unavailable(error);
    }
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
  };
}
