import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import {
  publicCategoryPath,
  publicProductPath,
  publicRoot,
  publicSamplePath,
  slugOf,
  type PublicList,
  type PublicPage,
} from '#contract/publicPage.ts';
import { dataFormats } from '#contract/dataFormats.ts';
import { dispositionAs } from '#server/domains/access/fileName.ts';
import { protectiveHeaders } from '#server/domains/access/rules.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { compressible } from '../compression.ts';
import { llmsText, robots, sitemap } from './documents.ts';
import { pictureOf, pictureVersion } from './picture.ts';
import { findProduct, listLength, readCategories, readProducts, readTotals, sampleFactsOf } from './productReads.ts';
import { renderPage } from './renderer.ts';

const fresh = 'public, max-age=60';
const forever = 'public, max-age=31536000, immutable';
const idOf = (name: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?=-|$)/u.exec(name)?.[0];
const pageOf = (text: string | undefined) => (/^[1-9]\d{0,3}$/u.test(text ?? '') ? Number(text) : 1);

interface PageQuery {
  Querystring: { page?: string };
}
interface Named {
  Params: { name: string };
}

const open = { config: { access: 'public' }, schema: { hide: true } } as const;

/** Pages for visitors without an account: plain HTML without scripts. */
export const publicPages = plugin(async (app: FastifyInstance, { exchange }: { exchange: Exchange }) => {
  const { publicUrl: origin, operatorContact: contact, publicCatalogue } = exchange.config;
  const site = { origin, contact };
  const text = (reply: FastifyReply, body: string, type = 'text/plain') =>
    reply.header('cache-control', fresh).type(`${type}; charset=utf-8`).send(body);

  app.get('/robots.txt', open, async (_request, reply) => text(reply, robots(origin, publicCatalogue)));
  if (!publicCatalogue) return;

  async function send(reply: FastifyReply, page: PublicPage) {
    const { html, policy } = await renderPage(page);
    const headers = { 'content-security-policy': policy, 'cache-control': fresh, 'referrer-policy': 'same-origin' };
    return reply.headers(headers).type('text/html; charset=utf-8').send(html);
  }
  const missing = (reply: FastifyReply) => send(reply.code(404), { kind: 'missing', ...site });

  async function sendList(reply: FastifyReply, number: number, category?: { id: string; name: string }) {
    const page = number - 1;
    const [{ total, products }, categories, { sellers }] = await Promise.all([
      readProducts(exchange, { category: category?.id, page }),
      readCategories(exchange),
      readTotals(exchange),
    ]);
    if (products.length === 0 && page > 0) return missing(reply);
    const list: PublicList = {
      kind: 'list',
      ...site,
      path: category ? publicCategoryPath(category.name) : publicRoot,
      category: category?.name,
      categories: categories.shown.map(({ name, path, count }) => ({ name, path, count })),
      products,
      total,
      sellers,
      page: number,
      pages: Math.ceil(total / listLength),
    };
    return send(reply, list);
  }

  const html = { ...open, ...compressible };
  app.get<PageQuery>(publicRoot, html, ({ query }, reply) => sendList(reply, pageOf(query.page)));

  app.get<Named & PageQuery>(`${publicRoot}/category/:name`, html, async ({ params, query }, reply) => {
    const { all } = await readCategories(exchange);
    const category = all.find(({ name }) => slugOf(name) === params.name);
    return category ? sendList(reply, pageOf(query.page), category) : missing(reply);
  });

  app.get<Named>(`${publicRoot}/:name`, html, async ({ params, url }, reply) => {
    const id = idOf(params.name);
    const found = id === undefined ? undefined : await findProduct(exchange, id);
    if (!found) return missing(reply);
    const path = publicProductPath(found.stream);
    const { search } = new URL(url, origin);
    if (path !== `${publicRoot}/${params.name}`)
      return reply.header('cache-control', fresh).redirect(path + search, 301);
    const picture = `${origin}${publicRoot}/picture/${found.stream.id}?v=${pictureVersion(found)}`;
    const { csv: _csv, ...product } = found;
    return send(reply, { kind: 'product', ...site, ...product, sampleFile: sampleFactsOf(found), search, picture });
  });

  app.get<Named>(`${publicRoot}/sample/:name`, html, async ({ params }, reply) => {
    const id = params.name.endsWith('.csv') ? idOf(params.name.slice(0, -'.csv'.length)) : undefined;
    const found = id === undefined ? undefined : await findProduct(exchange, id);
    if (!found?.csv || publicSamplePath(found.stream) !== `${publicRoot}/sample/${params.name}`) return missing(reply);
    const { type } = dataFormats.csv;
    // Never kept for longer: the seller may hide the rows at any time.
    return reply
      .headers({ ...protectiveHeaders, 'cache-control': fresh, 'cross-origin-resource-policy': 'cross-origin' })
      .header('content-disposition', dispositionAs(`${found.stream.name} sample`, 'csv'))
      .type(`${type}; charset=utf-8`)
      .send(found.csv);
  });

  app.get<Named>(`${publicRoot}/picture/:name`, open, async ({ params, query }, reply) => {
    const id = idOf(params.name);
    const found = id === undefined ? undefined : await findProduct(exchange, id);
    if (!found) return missing(reply);
    const isNamed = (query as { v?: string }).v === pictureVersion(found);
    // Chats and search engines show the picture on their own pages.
    const headers = { 'cache-control': isNamed ? forever : fresh, 'cross-origin-resource-policy': 'cross-origin' };
    return reply
      .headers(headers)
      .type('image/png')
      .send(await pictureOf(found));
  });

  app.get('/sitemap.xml', { ...open, ...compressible }, async (_request, reply) =>
    text(reply, await sitemap(exchange), 'application/xml'),
  );
  app.get('/llms.txt', open, async (_request, reply) => text(reply, await llmsText(exchange)));
});
