// Closes what a run has no business with. The process has no environment and may read the program and its files only;
// connections are closed here, as not every version of Node does that by itself.
import dns from 'node:dns';
import net from 'node:net';
import dgram from 'node:dgram';

const refuse = (): never => {
  throw new Error('A run has no network');
};

/** After this nothing in the process can open a connection, or find out where to. */
export function closeNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  Object.assign(dns, { lookup: refuse, resolve: refuse });
  Object.assign(dns.promises, { lookup: refuse, resolve: refuse });
  globalThis.fetch = refuse;
}
