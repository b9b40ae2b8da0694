import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { UpstreamError } from './errors.ts';

// Public by number but internal to a data centre: Azure's wire server and the 6to4 relays.
const alsoPrivate = ['168.63.129.16/32', '192.88.99.0/24'].map((range) => ipaddr.parseCIDR(range));
// The global unicast block. 2000::/3 without the ranges ipaddr.js names (6to4, Teredo, documentation, …) is public.
const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** The interface half of an ISATAP address is 0000:5efe or 0200:5efe and an IPv4 address. */
const isatapMarks = new Set([0x0000, 0x0200]);

export function isPrivateAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return true;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return true;
  if (address instanceof ipaddr.IPv6) {
    const [, , , , mark = 0, tag] = address.parts;
    return !address.match(globalUnicast) || (tag === 0x5efe && isatapMarks.has(mark));
  }
  return alsoPrivate.some(([range, bits]) => range instanceof ipaddr.IPv4 && address.match(range, bits));
}

// Names that resolve inside a network by convention. A name without a dot is one of them.
const privateNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion)$/u;

export function hostOf(url: URL): string {
  return url.hostname
    .toLowerCase()
    .replace(/^\[|\]$/gu, '')
    .replace(/\.$/u, '');
}

const defaultPorts: Record<string, string> = {
  'http:': '80',
  'https:': '443',
  'ws:': '80',
  'wss:': '443',
  'mqtt:': '1883',
  'mqtts:': '8883',
};
const webPorts = ['80', '443'];
const brokerPorts = ['1883', '8883', '443'];

export function portOf(url: URL): string {
  return url.port || (defaultPorts[url.protocol] ?? '');
}

export function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !(url.protocol in defaultPorts) || url.username || url.password || !hostOf(url)) {
    throw new UpstreamError('badAddress');
  }
  return url;
}

/** Throws `blocked` for a private host in the address itself. Names are resolved only on connect. */
export function refusePrivate(url: URL): void {
  const host = hostOf(url);
  const literal = isIP(host) !== 0;
  const closed = literal ? isPrivateAddress(host) : !host.includes('.') || privateNames.test(host);
  const ports = url.protocol.startsWith('mqtt') ? brokerPorts : webPorts;
  if (closed || !ports.includes(portOf(url))) throw new UpstreamError('blocked');
}
