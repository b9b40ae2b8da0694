import { randomBytes } from 'node:crypto';
import net from 'node:net';
import tls from 'node:tls';
import mqtt from 'mqtt';
import { isTopicFilter, topicOf } from '#contract/sources.ts';
import { hostOf, portOf } from '../addresses.ts';
import { toUpstreamError, UpstreamError } from '../errors.ts';
import { packetLimit } from './frames.ts';
import { Gate } from './gate.ts';
import { messageText } from './text.ts';
import { liveLimits, type Connect, type LiveGuard } from './types.ts';

/** Lowest SUBACK code of a refusal. */
const refusedGrant = 128;
const keepAliveSeconds = liveLimits.pingMs / 1000;

function connectTo(url: URL, { lookupFor }: LiveGuard): net.Socket {
  const lookup = lookupFor(url);
  const host = hostOf(url);
  const target = { host, port: Number(portOf(url)), ...(lookup && { lookup }) };
  if (url.protocol === 'mqtt:') return net.connect(target);
  return tls.connect({ ...target, ...(net.isIP(host) === 0 && { servername: host }) });
}

/** A topic filter yields `{"topic", "payload"}`; a single topic yields the payload. */
function textOf(topic: string, payload: Uint8Array, many: boolean): string {
  const text = messageText(payload);
  if (!many) return text;
  try {
    return JSON.stringify({ topic, payload: JSON.parse(text) as unknown });
  } catch {
    return JSON.stringify({ topic, payload: text });
  }
}

export const listenToBroker: Connect = (url, { onOpen, onMessage, onClose }, guard) => {
  const topic = topicOf(url.href);
  const many = isTopicFilter(topic);
  const gate = new Gate();
  let client: mqtt.MqttClient | undefined;
  const fail = (error: UpstreamError) => {
    onClose(error);
    client?.end(true);
  };
  const stream = () => {
    const opened = connectTo(url, guard);
    const check = packetLimit(liveLimits.messageBytes);
    opened.on('data', (chunk: Buffer) => {
      try {
        check(chunk);
      } catch (error) {
        fail(toUpstreamError(error));
        opened.destroy();
      }
    });
    opened.on('error', (error) => fail(toUpstreamError(error)));
    return opened;
  };
  client = new mqtt.MqttClient(stream, {
    clientId: `data-exchange-${randomBytes(6).toString('hex')}`,
    clean: true,
    keepalive: keepAliveSeconds,
    connectTimeout: liveLimits.openMs,
    // The exchange reconnects with its own pauses.
    reconnectPeriod: 0,
    resubscribe: false,
    // Tests run the server beside a window, for which the library would choose timers in a Worker.
    timerVariant: 'native',
    ...guard.signIn,
  });
  // A paused socket would be resumed by the library's pipe. The next packet waits for this one, and TCP for both.
  client.handleMessage = (_packet, done) => gate.pass(() => done());
  client.on('connect', () => {
    client?.subscribe(topic, { qos: 0 }, (error, granted) => {
      if (error || granted?.some(({ qos }) => qos >= refusedGrant)) fail(new UpstreamError('refused'));
      else onOpen();
    });
  });
  client.on('message', (from, payload) => onMessage({ data: textOf(from, payload, many) }));
  client.on('error', (error) =>
    fail('code' in error && typeof error.code === 'number' ? new UpstreamError('refused') : toUpstreamError(error)),
  );
  client.on('close', () => fail(new UpstreamError('unreachable')));
  return {
    close: () => {
      gate.release();
      client?.end(true);
    },
    pause: () => gate.close(),
    resume: () => gate.release(),
  };
};
