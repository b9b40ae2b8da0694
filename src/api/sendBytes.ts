// Own implementation because `fetch` reports no upload progress.
import { connections } from './connections.ts';

export interface Progress {
  /** Bytes. */
  readonly sent: number;
  readonly total: number;
}

interface Sending {
  readonly method: string;
  readonly body: Blob;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

const headersOf = (text: string) =>
  new Headers(
    text
      .trim()
      .split(/[\r\n]+/u)
      .flatMap((line): [string, string][] => {
        const at = line.indexOf(':');
        return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : [];
      }),
  );

/** Uploads the bytes of a file. Times out only when no bytes move. */
export function sendBytes(url: string, { method, body, signal, onProgress }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.setRequestHeader('authorization', connections.token());
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.({ sent: loaded, total }));
    request.addEventListener('load', () => {
      const answer = new Response(request.responseText, {
        status: request.status,
        headers: headersOf(request.getAllResponseHeaders()),
      });
      connections.onAnswer(answer);
      resolve(answer);
    });
    request.addEventListener('error', () => reject(new TypeError('Failed to send')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    request.send(body);
    if (signal?.aborted) abort();
  });
}
