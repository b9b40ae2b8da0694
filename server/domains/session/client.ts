// From where somebody signs in, as they may want to recognise it. What a browser says of itself is a hint and no proof.
import type { FastifyRequest } from 'fastify';

export interface Client {
  /** Undefined where it could not be told. */
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
  readonly address: string;
}

type Table = readonly (readonly [name: string, pattern: RegExp])[];

// In this order: Edge, Opera and Samsung also call themselves Chrome, and Chrome calls itself Safari.
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

// Phones first: they also name the desktop system that theirs is built on.
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

/** A header that long is no browser's. */
const longestAgent = 1024;

/** Browser and system by what a `User-Agent` header says. */
export function readAgent(header: string | undefined): Pick<Client, 'browser' | 'system'> {
  const text = (header ?? '').slice(0, longestAgent);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

export const clientOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Client => ({
  ...readAgent(headers['user-agent']),
  address: ip,
});
