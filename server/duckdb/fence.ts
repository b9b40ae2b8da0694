// Blocks network access in the child. The process has no environment and may read only the program and its files.
// Connections are blocked here, because not every version of Node can do that.
import dns from 'node:dns';
import net from 'node:net';
import dgram from 'node:dgram';

const refuse = (): never => {
  throw new Error('A run has no network');
};

export function closeNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  Object.assign(dns, { lookup: refuse, resolve: refuse });
  Object.assign(dns.promises, { lookup: refuse, resolve: refuse });
  globalThis.fetch = refuse;
}
