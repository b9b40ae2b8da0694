import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the system's ephemeral ports, so that no connection takes a port between this probe and its server. */
const [first, last] = [12_000, 32_000];
let next = randomInt(first, last);

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of 127.0.0.1 that is free and that this process has not given away. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = port + 1 < last ? port + 1 : first;
    if (await isFree(port)) return port;
  }
}
