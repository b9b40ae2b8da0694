// Several hosts in DATABASE_URL, as libpq with target_session_attrs=read-write: connections go to the one that takes writes.
import { Client, type ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';

import { StandbyError } from '../errors.ts';

const shape = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#@]+)(?<rest>.*)$/u;

interface Host {
  readonly host: string;
  readonly port: number;
}

export function addressesOf(url: string): readonly string[] {
  const { start = '', hosts = '', rest = '' } = shape.exec(url)?.groups ?? {};
  return hosts.includes(',') ? hosts.split(',').map((host) => `${start}${host}${rest}`) : [url];
}

const takesWrites = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`;

export class Hosts {
  readonly #hosts: readonly Host[];
  #current = 0;

  constructor(addresses: readonly string[]) {
    this.#hosts = addresses.map((address) => {
      const { host = '127.0.0.1', port = 5432 } = parseIntoClientConfig(address);
      return { host, port };
    });
  }

  get count(): number {
    return this.#hosts.length;
  }

  get current(): number {
    return this.#current;
  }

  /** Moves on from a host that failed, unless another call did so before. */
  leave(failed: number): void {
    if (this.#current === failed) this.#current = (failed + 1) % this.#hosts.length;
  }

  clients(): typeof Client {
    const host = () => this.#hosts[this.#current];
    return class extends Client {
      constructor(config: ClientConfig) {
        const { password } = config;
        // The pool hides the password from a spread.
        super({ ...config, ...(password !== undefined && { password }), ...host() });
      }
    };
  }
}

export async function assertTakesWrites(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ writable: boolean }>(takesWrites);
  if (!rows[0]?.writable) throw new StandbyError('The host does not take writes');
}
