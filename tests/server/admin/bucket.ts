// A local S3 bucket. Checks AWS signature version 4 with independent code and refuses unsigned requests.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '#tests/support/processes/listen.ts';

const [key, secret, region] = ['AKIDEXAMPLE', 'wJalr+XUtn/FEMI', 'eu-central-1'];
const hex = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (by: Buffer | string, text: string) => createHmac('sha256', by).update(text).digest();

function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const fields = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/u;
  const [, credential, names = '', signature] = fields.exec(headers.authorization ?? '') ?? [];
  const at = String(headers['x-amz-date']);
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`;
  const sent = String(headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD');
  if (credential !== `${key}/${scope}` || (sent !== 'UNSIGNED-PAYLOAD' && sent !== hex(body))) return false;
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  searchParams.sort();
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, pathname, searchParams.toString(), lines.join(''), names, sent].join('\n');
  const text = ['AWS4-HMAC-SHA256', at, scope, hex(request)].join('\n');
  const signing = [at.slice(0, 8), region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(signing, text).toString('hex') === signature;
}

function breakOff(response: ServerResponse, bytes: Buffer, status = 200): void {
  response.writeHead(status, { 'content-length': bytes.length });
  response.write(bytes.subarray(0, 8), () => response.destroy());
}

interface StoredFile {
  bytes: Buffer;
  type: string | undefined;
}

export async function openTestBucket() {
  const files = new Map<string, StoredFile>();
  let failing = false;
  let failingDeletes = false;
  let cutting = false;
  let hangingUp = false;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { pathname } = new URL(request.url ?? '', 'http://bucket');
      const answer = (status: number, bytes?: Buffer) => void response.writeHead(status).end(bytes);
      if (hangingUp) return breakOff(response, Buffer.from('<Error>broken</Error>'), 403);
      if (failing) return answer(500);
      if (!isSigned(request, body)) return answer(403);
      if (request.method === 'PUT') {
        files.set(pathname, { bytes: body, type: request.headers['content-type'] });
        return answer(200);
      }
      if (request.method === 'DELETE') {
        if (failingDeletes) return answer(500);
        files.delete(pathname);
        return answer(204);
      }
      const file = files.get(pathname);
      if (file && cutting) return breakOff(response, file.bytes);
      return answer(file ? 200 : 404, file?.bytes);
    });
  });
  const port = await listen(server);
  const address = (password: string) =>
    `http://${key}:${encodeURIComponent(password)}@127.0.0.1:${port}/pictures/exchange?region=${region}`;
  return {
    url: address(secret),
    wrongUrl: address('another secret'),
    files,
    fail: (on: boolean) => void (failing = on),
    failDeletes: (on: boolean) => void (failingDeletes = on),
    /** Breaks off in the middle of each refusal. */
    hangUp: (on: boolean) => void (hangingUp = on),
    /** Breaks off in the middle of each file. */
    cut: (on: boolean) => void (cutting = on),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
