import { paths } from '#contract/generated/paths.ts';

const others = [
  '/application/query',
  '/samples',
  '/docs',
  '/openapi.json',
  '/catalogue.jsonld',
  '/data',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
];

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asPattern = (template: string) =>
  template
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/?]+' : escape(part)))
    .join('/');

/** Calls match whole, not by prefix: /mfa/qrcode is a screen, /mfa/qrcode/{id} a call. */
export const servedPaths = `^(?:${[
  ...new Set(Object.values(paths).map(({ path }) => `${asPattern(path)}(?=\\?|$)`)),
  ...others.map((path) => `${escape(path)}(?=[/?]|$)`),
].join('|')})`;
