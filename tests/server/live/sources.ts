// Local live sources: a WebSocket server, a broker (aedes) and Server-Sent Events.
import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { eventText } from '#server/live/batch.ts';
import { Aedes } from 'aedes';
import { WebSocketServer } from 'ws';
import { listen } from '#tests/support/processes/listen.ts';

/** A source that sends the given text on all its connections. */
export interface LiveTestSource {
  readonly url: string;
  readonly connections: () => number;
  /** Number of connections since the start. */
  readonly connected: () => number;
  readonly send: (text: string) => void;
  /** Closes all connections, and accepts new ones. */
  readonly drop: () => void;
  readonly close: () => Promise<void>;
}

export async function openSocketSource(): Promise<LiveTestSource> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  let connected = 0;
  server.on('connection', () => (connected += 1));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/feed`,
    connections: () => server.clients.size,
    connected: () => connected,
    send: (text) => server.clients.forEach((client) => client.send(text)),
    drop: () => server.clients.forEach((client) => client.terminate()),
    close: async () => {
      server.clients.forEach((client) => client.terminate());
      server.close();
    },
  };
}

export async function openEventSource(): Promise<LiveTestSource & { asked: (string | undefined)[] }> {
  const open = new Set<ServerResponse>();
  const asked: (string | undefined)[] = [];
  let number = 0;
  const server = createHttpServer((request, response) => {
    asked.push(String(request.headers['last-event-id'] ?? ''));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/events`,
    asked,
    connections: () => open.size,
    connected: () => asked.length,
    send: (text) => open.forEach((response) => response.write(eventText({ id: `s${(number += 1)}`, data: text }))),
    drop: () => open.forEach((response) => response.destroy()),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const brokerTopic = 'plant/flow';

/** Opens a broker that requires the password, if one is given. */
export async function openBroker(password?: string): Promise<LiveTestSource> {
  const broker = await Aedes.createBroker({
    authenticate: (_client, _name, given, done) => done(null, password === undefined || given?.toString() === password),
    authorizeSubscribe: (_client, subscription, done) =>
      done(null, subscription.topic.startsWith('closed/') ? null : subscription),
  });
  const sockets = new Set<Socket>();
  let connected = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    connected += 1;
    socket.once('close', () => sockets.delete(socket));
    broker.handle(socket);
  });
  const port = await listen(server);
  return {
    url: `mqtt://127.0.0.1:${port}/${brokerTopic}`,
    connections: () => sockets.size,
    connected: () => connected,
    send: (text) =>
      broker.publish(
        { cmd: 'publish', topic: brokerTopic, payload: text, qos: 0, retain: false, dup: false },
        () => undefined,
      ),
    drop: () => sockets.forEach((socket) => socket.destroy()),
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise<void>((resolve) => broker.close(resolve));
      server.close();
    },
  };
}

export const openers = { WebSocket: openSocketSource, MQTT: openBroker, 'Server-Sent Events': openEventSource };
