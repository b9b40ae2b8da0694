// The origin of a sign-in, for its owner to recognise. The browser's claims are hints, not proof.
import type { FastifyRequest } from 'fastify';

export interface Client {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
  readonly address: string;
}

type Table = readonly (readonly [name: string, pattern: RegExp])[];

// Order matters: Edge, Opera and Samsung also claim to be Chrome, and Chrome claims to be Safari.
const browsers: Table = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\bOPR\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//u],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//u],
  ['curl', /^curl\//u],
  ['Python', /^python-/iu],
];

// Phones first: they also name the desktop system they derive from.
const systems: Table = [
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows NT\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/u],
  ['Linux', /\bLinux\b/u],
];

const nameIn = (table: Table, text: string) => table.find(([, pattern]) => pattern.test(text))?.[0];

const longestAgent = 1024;

export function readAgent(header: string | undefined): Pick<Client, 'browser' | 'system'> {
  const text = (header ?? '').slice(0, longestAgent);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

export const clientOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Client => ({
  ...readAgent(headers['user-agent']),
  address: ip,
});
