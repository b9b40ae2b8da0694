// AsyncAPI 3 documents of live streams.
import type { Sample, SampleColumn } from '#contract/types.ts';
import type { Handler } from '#server/kernel/handler.ts';
import { notFound } from '#server/kernel/refusal.ts';
import { endReasons } from '#server/live/endReasons.ts';
import { isKnownLive, notLive } from './preview.ts';
import { maySee, shownOf } from './rules.ts';
import { findSampled } from './store.ts';

const jsonTypes: Readonly<Record<SampleColumn['type'], readonly string[] | undefined>> = {
  integer: ['integer'],
  number: ['number'],
  boolean: ['boolean'],
  date: ['string'],
  text: ['string'],
  object: ['object', 'array'],
  empty: undefined,
};

function columnSchema({ type, nulls }: SampleColumn): object {
  const types = jsonTypes[type];
  if (!types) return {};
  const all = nulls > 0 ? [...types, 'null'] : types;
  return { type: all.length === 1 ? all[0] : all };
}

/** As measured: later events may have other fields. */
function payloadOf(sample: Sample | undefined): object {
  if (!sample || sample.rows_measured === 0) return {};
  if (sample.format === 'text') return { type: 'string' };
  const properties = Object.fromEntries(sample.schema.map((column) => [column.name, columnSchema(column)]));
  const required = sample.schema.filter(({ nulls }) => nulls === 0).map(({ name }) => name);
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

const endPayload = {
  type: 'object',
  required: ['code', 'reason'],
  properties: { code: { type: 'string', enum: Object.keys(endReasons) }, reason: { type: 'string' } },
};

const ref = (path: string) => ({ $ref: `#/${path}` });

function channel(address: string, title: string, server: string, messages: readonly string[]) {
  return {
    address,
    title,
    servers: [ref(`servers/${server}`)],
    parameters: { subscriptionId: { description: 'Id of the purchase, in the access address' } },
    messages: Object.fromEntries(messages.map((name) => [name, ref(`components/messages/${name}`)])),
  };
}

const operation = (name: string, summary: string) => ({ action: 'send', summary, channel: ref(`channels/${name}`) });

interface Described {
  readonly name: string;
  readonly description: string;
  readonly publicUrl: string;
  readonly sample: Sample | undefined;
}

function documentOf({ name, description, publicUrl, sample }: Described) {
  const { host, protocol, pathname } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  const security = [ref('components/securitySchemes/key')];
  const base = { host, ...(pathname !== '/' && { pathname }), security };
  const message = (title: string, payload: object) => ({ title, contentType: 'application/json', payload });
  return {
    asyncapi: '3.0.0',
    info: { title: name, version: sample?.measured_at ?? '1', description },
    defaultContentType: 'application/json',
    servers: {
      http: { ...base, protocol: isSecure ? 'https' : 'http' },
      websocket: { ...base, protocol: isSecure ? 'wss' : 'ws' },
    },
    channels: {
      sse: channel('/access/{subscriptionId}.sse', 'Server-Sent Events', 'http', ['event', 'missed', 'end']),
      ndjson: channel('/access/{subscriptionId}.ndjson', 'Lines of JSON', 'http', ['event', 'lastLine']),
      ws: channel('/access/{subscriptionId}', 'WebSocket', 'websocket', ['event']),
    },
    operations: {
      sendEvents: operation('sse', 'Events, after Last-Event-ID those remembered since'),
      sendLines: operation('ndjson', 'One line for each event'),
      sendFrames: operation('ws', 'One message for each event; closes with a code and the reason'),
    },
    components: {
      messages: {
        event: message('An event of the stream', payloadOf(sample)),
        missed: message('Events after the asked id are forgotten', { type: 'object' }),
        end: message('Why the reading ends', endPayload),
        lastLine: message('Why the reading ends', {
          type: 'object',
          required: ['$end'],
          properties: { $end: endPayload },
        }),
      },
      securitySchemes: {
        key: { type: 'httpApiKey', in: 'query', name: 'key', description: 'The key in the access address' },
      },
    },
  };
}

export const describeStream: Handler<'streams.asyncapi'> = async (exchange, { params, caller }) => {
  const stream = await findSampled(exchange.db, params.id, caller.id, exchange.now().toISOString());
  if (!stream || !maySee(stream, caller, stream.has_access)) throw notFound('Stream');
  if (!isKnownLive(exchange, stream)) throw notLive();
  const { stored, name, description, url } = stream;
  const sample = stored?.source === url && 'quality' in stored ? shownOf(stored, stream, caller) : undefined;
  return documentOf({ name, description, publicUrl: exchange.config.publicUrl, sample });
};
