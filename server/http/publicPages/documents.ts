// Documents for search engines and language models.
import { publicCategoryPath, publicProductPath, publicRoot } from '#contract/publicPage.ts';
import { listedCondition } from '#server/domains/streams/query.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { sql } from 'kysely';
import { readCategories, readProducts } from './productReads.ts';

/** Maximum addresses of one sitemap by its protocol. */
const maxAddresses = 50_000;

export const robots = (origin: string, isOpen: boolean): string =>
  isOpen
    ? `User-agent: *\nAllow: /\nDisallow: /auth/\nDisallow: /access/\n\nSitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nAllow: /\n';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export async function sitemap(exchange: Exchange): Promise<string> {
  const { db, config } = exchange;
  const { all } = await readCategories(exchange);
  const { rows } = await sql<{ id: string; name: string; at: string }>`
    select s.id, s.name, greatest(s.published_at, q.measured_at) as at
    from streams s left join samples q on q.stream_id = s.id where ${listedCondition(exchange.now().toISOString())}
    order by s.published_at desc, s.id desc limit ${sql.lit(maxAddresses - all.length - 1)}`.execute(db);
  const places = [
    { path: publicRoot },
    ...all.map(({ name }) => ({ path: publicCategoryPath(name) })),
    ...rows.map((row) => ({ path: publicProductPath(row), at: row.at })),
  ];
  const entries = places.map((place) => {
    const changed = 'at' in place ? `<lastmod>${new Date(String(place.at)).toISOString()}</lastmod>` : '';
    return `<url><loc>${escape(config.publicUrl + place.path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

const oneLine = (text: string) => text.replaceAll(/[\s[\]]+/gu, ' ').trim();

export async function llmsText(exchange: Exchange): Promise<string> {
  const { publicUrl: origin } = exchange.config;
  const [{ shown }, { products }] = await Promise.all([
    readCategories(exchange),
    readProducts(exchange, { limit: 100 }),
  ]);
  const categories = shown.map(({ name, path, count }) => `- [${oneLine(name)}](${origin}${path}): ${count} products`);
  const newest = products.map(
    ({ stream, path, category }) =>
      `- [${oneLine(stream.name)}](${origin}${path}): ${category.name}, by ${oneLine(stream.ownerName)}`,
  );
  return `# Data Exchange

> A marketplace for data: each product has a sample, measured quality and a price per hour.

The public pages are plain HTML with JSON-LD (schema.org and Croissant), which names the sample of a product as CSV. Buying needs an account.

## Catalogue

- [All products](${origin}${publicRoot})
- [DCAT-AP catalogue](${origin}/catalogue.jsonld): all public products as JSON-LD
- [API](${origin}/docs): the calls, as OpenAPI in [openapi.json](${origin}/openapi.json)
- [Sitemap](${origin}/sitemap.xml)

## Categories

${categories.join('\n')}

## Newest products

${newest.join('\n')}
`;
}
