import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

export interface Upgrade {
  readonly connection: Duplex;
  /** Bytes that came with the request's head. */
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

export const upgradeOf = (request: IncomingMessage): Upgrade | undefined => upgrades.get(request);

export const setUpgrade = (request: IncomingMessage, upgrade: Upgrade): void => void upgrades.set(request, upgrade);
