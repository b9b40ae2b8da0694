import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { calls } from '#contract/calls.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { Refusal } from '../kernel/refusal.ts';
import { sendRefusal } from './errors.ts';
import { appPolicy } from './headers.ts';
import { documentHead, type Demo } from './publicPages/documentHead.ts';
import { samples } from './samples.ts';

const matcher = (template: string) => new RegExp(`^${template.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');

const linked = (files: readonly string[]) =>
  files.map((file) => `<${file}>; rel=modulepreload; crossorigin`).join(', ');

function preloadLinks(dist: string): (address: string) => string | undefined {
  const file = path.join(dist, 'early.json');
  if (!existsSync(file)) return () => undefined;
  const table = JSON.parse(readFileSync(file, 'utf8')) as [template: string, files: string[]][];
  const rows = table.map(([template, files]) => ({ matches: matcher(template), links: linked(files) }));
  return (address) => rows.find(({ matches }) => matches.test(address))?.links;
}

const assets = '/assets/';
const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
/** Icons change only with a release. */
const oneDay = 'public, max-age=86400';

function caching(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return forever;
  return /\.(?:svg|png)(?:\.\w+)?$/u.test(file) ? oneDay : revalidate;
}

const rows = Object.values(calls).map(({ method, path: template }) => ({
  method,
  matches: matcher(template),
  root: template.split('/')[1] ?? '',
}));
const roots = new Set([...rows.map(({ root }) => root), 'application', 'docs', 'openapi.json', 'samples']);

const methodsAt = (address: string) => rows.filter(({ matches }) => matches.test(address)).map(({ method }) => method);

// Screen paths contain no dot, which means a file, and no backslash or escaped NUL.
const plain = /^(?!.*(?:\.|%00|%5c|\\))/iu;

/** A name within the folder, and no hidden one. */
const assetName = /^[^./\\\0][^/\\\0]*$/u;

// A scraper must not take the app for figures.
const noScreen = /^\/metrics(?:\/|$)/u;

const readable = (path: string) => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

/** Reads a malformed escape in a page's address as text, so that the page is the app's “not found”. */
export function rewritePage({ method, url = '/', headers }: IncomingMessage): string {
  if ((method !== 'GET' && method !== 'HEAD') || !headers.accept?.includes('text/html')) return url;
  const [path = ''] = url.split('?', 1);
  return readable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/** True for a page load, which gets the app even at an unknown address. A mistyped call by a program gets 404. */
function isScreen({ method, headers }: FastifyRequest, address: string): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || address.startsWith(assets) || !plain.test(address)) return false;
  if (noScreen.test(address)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !roots.has(address.split('/')[1] ?? ''));
}

function refuse(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const methods = methodsAt(address);
  if (methods.length > 0) {
    reply.header('allow', methods.join(', '));
    return sendRefusal(
      new Refusal(405, 'method_not_allowed', 'This address does not support the method'),
      request,
      reply,
    );
  }
  if (address.startsWith(assets)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  return sendRefusal(new Refusal(404, 'not_found', 'There is nothing at this address'), request, reply);
}

interface WebAppOptions {
  readonly exchange: Exchange;
  readonly dist: string;
  /** Accounts of the demo data. */
  readonly demo: Demo;
}

export const webApp = plugin(async (app: FastifyInstance, { exchange, dist, demo }: WebAppOptions) => {
  const { config } = exchange;
  const built = existsSync(path.join(dist, 'index.html'));
  const documentPolicy = appPolicy(config);
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      globIgnore: ['assets/**', 'index.html*'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const html = /\.html(\.\w+)?$/u.test(file);
        reply.header('cache-control', caching(file));
        if (html) reply.header('content-security-policy', documentPolicy);
      },
    });
    // One route for hundreds of files: a route for each would take a tenth of a second at every start.
    app.get<{ Params: { name: string } }>(
      `${assets}:name`,
      { config: { access: 'public' } },
      async ({ params: { name } }, reply) =>
        assetName.test(name) ? reply.sendFile(name, path.join(dist, 'assets')) : reply.callNotFound(),
    );
  }
  await app.register(samples, { config });
  const linksOf = preloadLinks(dist);
  const headOf = documentHead(exchange, demo);
  const page = built ? readFileSync(path.join(dist, 'index.html'), 'utf8') : '';
  // The sign-in works without these facts.
  const readHead = (request: FastifyRequest, address: string) =>
    headOf(address).catch((err: unknown) => {
      request.log.warn({ err }, 'no front door');
      return '';
    });
  app.setNotFoundHandler(async (request, reply) => {
    const [address = ''] = request.url.split('?');
    if (!built || !isScreen(request, address) || methodsAt(address).length > 0) return refuse(request, reply, address);
    const links = linksOf(address);
    if (links) reply.header('link', links);
    const head = await readHead(request, address);
    if (head === '') return reply.sendFile('index.html');
    reply.headers({ 'cache-control': revalidate, 'content-security-policy': documentPolicy });
    return reply.type('text/html; charset=utf-8').send(page.replace('</title>', () => `</title>${head}`));
  });
});
