import type { LookupFunction } from 'node:net';
import type { UpstreamError } from '../errors.ts';
import type { Opener } from '../types.ts';

/** One message of a source as text. `name`: the event type of a Server-Sent Event. */
export interface LiveMessage {
  readonly data: string;
  readonly name?: string;
}

export interface LiveHandlers {
  /** The source accepted the connection, and for MQTT the subscription. */
  readonly onOpen: () => void;
  readonly onMessage: (message: LiveMessage) => void;
  /** The connection failed or ended, once. Nothing follows. */
  readonly onClose: (error: UpstreamError) => void;
}

export interface SourceSignIn {
  readonly username: string;
  readonly password: string;
}

export interface LiveOptions {
  readonly signIn?: SourceSignIn | undefined;
  readonly lastEventId?: string | undefined;
  readonly onEventId?: (id: string) => void;
}

export interface LiveGuard extends LiveOptions {
  readonly upstream: Opener;
  /** Throws for an address that may not be read. */
  readonly admit: (url: string) => URL;
  /** A lookup that refuses private addresses. Undefined for hosts of the allow list. */
  readonly lookupFor: (url: URL) => LookupFunction | undefined;
}

/** One connection to a source. While it is paused, TCP slows the source down. */
export interface Connection {
  readonly close: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

export type Connect = (url: URL, handlers: LiveHandlers, guard: LiveGuard) => Connection;

export const liveLimits = {
  /** Bytes of one message. A longer one ends the connection. */
  messageBytes: 256 * 1024,
  /** Milliseconds until a source has accepted the connection, however much it sends before. */
  openMs: 10_000,
  /** Milliseconds between two signs of life that the exchange asks for. */
  pingMs: 30_000,
  /** Milliseconds of silence after which a source of Server-Sent Events counts as lost. */
  silenceMs: 300_000,
} as const;
