import { paths } from '#contract/paths.ts';

// What the server answers beside the calls of the table.
const others = ['/application/query', '/samples', '/docs', '/openapi.json', '/catalogue.jsonld'];

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asPattern = (template: string) =>
  template
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/?]+' : escape(part)))
    .join('/');

/**
 * Source of a regular expression for the addresses that belong to the server; all others are the app's. Calls match
 * whole, not by prefix: /mfa/qrcode is a screen, /mfa/qrcode/{id} a call.
 */
export const servedPaths = `^(?:${[
  ...new Set(Object.values(paths).map(({ path }) => `${asPattern(path)}(?=\\?|$)`)),
  ...others.map((path) => `${escape(path)}(?=[/?]|$)`),
].join('|')})`;
