// A collector that records the OpenTelemetry traces sent to it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '#tests/support/processes/listen.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes: Attribute[];
}
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

export interface Span extends Omit<SentSpan, 'attributes'> {
  attributes: Record<string, string | number | undefined>;
}

const toRecord = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

export async function startCollector() {
  const sent: Sent[] = [];
  const headers: Record<string, string | string[] | undefined>[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    sent.push((await json(request)) as Sent);
    headers.push(request.headers);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/v1/traces') void take(request, response);
    else response.writeHead(404).end();
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    headers,
    text: () => JSON.stringify(sent),
    resources: () => sent.flatMap(({ resourceSpans }) => resourceSpans.map((one) => toRecord(one.resource.attributes))),
    spans: (): Span[] =>
      sent
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((span) => ({ ...span, attributes: toRecord(span.attributes) })),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
