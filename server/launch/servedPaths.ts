import { paths } from '#contract/paths.ts';

// Server paths besides the calls of the table.
const others = ['/application/query', '/samples', '/docs', '/openapi.json', '/catalogue.jsonld'];

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asPattern = (template: string) =>
  template
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/?]+' : escape(part)))
    .join('/');

/**
 * Source of a regular expression for the server's paths; all others belong to the app. Calls match whole, not by
 * prefix: /mfa/qrcode is a screen, /mfa/qrcode/{id} a call.
 */
export const servedPaths = `^(?:${[
  ...new Set(Object.values(paths).map(({ path }) => `${asPattern(path)}(?=\\?|$)`)),
  ...others.map((path) => `${escape(path)}(?=[/?]|$)`),
].join('|')})`;
