import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { frontDoorName, type FrontDoor } from '#contract/publicPage.ts';
import { exchangeForFile, openTestExchange } from '#tests/support/exchange.ts';
import { croissantIn, croissantProblems } from './croissant.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const env = { OPERATOR_CONTACT: 'desk@exchange.example.org' };
const dist = folderForFile('exchange-dist');
writeFileSync(join(dist, 'index.html'), '<!doctype html><title>App</title>');
const exchange = await exchangeForFile({ demo: true, env, dist });
const get = (url: string) => exchange.app.inject({ url });
const documentAt = async (url: string, { app } = exchange) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body;
/** Content of a `meta` element, as a browser reads it. */
const metaIn = (body: string, name: string) =>
  new RegExp(`"${name}" content="([^"]*)"`, 'u')
    .exec(body)?.[1]
    ?.replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)));

const { body } = await get('/sitemap.xml');
const addresses = Array.from(body.matchAll(/<loc>http:\/\/127\.0\.0\.1:4000([^<]*)/gu), ([, path = '']) => path);

describe('the public pages of the demo data', () => {
  const products = () => addresses.filter((path) => /^\/data\/[0-9a-f]{8}-/u.test(path));

  it('are all in the sitemap and answer at their canonical addresses', async () => {
    expect(products().length).toBeGreaterThan(40);
    for (const path of addresses) {
      const { statusCode, body } = await get(path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body).toContain(`<link rel="canonical" href="http://127.0.0.1:4000${path}"/>`);
    }
    const { body } = await get('/robots.txt');
    expect(body).toContain('Sitemap: http://127.0.0.1:4000/sitemap.xml');
  });

  it('hold no script and allow none', async () => {
    for (const path of addresses.slice(0, 12)) {
      const { body, headers } = await get(path);
      const scripts = Array.from(body.matchAll(/<script([^>]*)>/gu), ([, attributes]) => attributes);
      expect(scripts).toEqual([' type="application/ld+json"']);
      expect(body).not.toMatch(/ on\w+="|javascript:/u);
      const style = /<style>(.*?)<\/style>/su.exec(body)?.[1] ?? '';
      const digest = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toContain(`default-src 'none';`);
      expect(headers['content-security-policy']).toContain(`style-src 'sha256-${digest}'`);
      expect(headers['content-security-policy']).toContain(`connect-src 'self'`);
      expect(headers['content-security-policy']).not.toContain('script-src');
    }
  });

  it('draw cards in the hue of the parent category', async () => {
    const { body } = await get('/data/category/energy');
    expect(body).toContain('--category-hue:var(--ds-category-three)');
  });

  it('show title, facts, sample, price and a sign-in that returns to the purchase', async () => {
    const path = products().find((one) => one.endsWith('-strong-earthquakes-of-a-week-magnitude-4-5-and-above')) ?? '';
    const { body } = await get(path);
    const id = path.slice(6, 42);
    expect(body).toContain(`href="/product/${id}?buy=24"`);
    expect(body).toContain('Sign in to buy');
    expect(body).toContain('Map of the places in the data');
    expect(body).toContain('mailto:desk@exchange.example.org');
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/su.exec(body)?.[1] ?? '') as Record<string, unknown>;
    expect(data).toMatchObject({
      '@type': 'Dataset',
      conformsTo: 'http://mlcommons.org/croissant/1.1',
      url: `http://127.0.0.1:4000${path}`,
      offers: { priceCurrency: 'DXT' },
    });
  });

  it('write dates in a readable form', async () => {
    const path = products().find((one) => one.endsWith('-wildlife-strikes-on-aircraft-10-000-reports')) ?? '';
    expect((await get(path)).body).toContain('Jan\u00A08,\u00A01990 to Jul\u00A025,\u00A02002');
  });

  it('describe their tables as Croissant 1.1 requires', async () => {
    const open = async (url: string) => {
      const { statusCode, headers, rawPayload } = await get(url.replace('http://127.0.0.1:4000', ''));
      return { status: statusCode, type: String(headers['content-type']), bytes: rawPayload };
    };
    for (const path of products()) {
      const data = croissantIn((await get(path)).body);
      expect([path, await croissantProblems(data, open)]).toEqual([path, []]);
    }
  });

  it('keep the parameters of the shared address in their links', async () => {
    const [path = ''] = products();
    const shared = '?view=rows&row=30&filter.level=%3E+2&buy=3&x="><script>';
    const { headers } = await get(`${path.slice(0, 42)}-old-name${shared}`);
    expect(headers.location?.startsWith(`${path}?view=rows&row=30&`)).toBe(true);
    const { body } = await get(path + shared);
    const links = Array.from(
      body.matchAll(/href="(\/product\/[^"]+)"/gu),
      ([, link = '']) => new URL(link.replaceAll('&amp;', '&'), 'http://127.0.0.1:4000'),
    );
    expect(links).toHaveLength(3);
    for (const { pathname, searchParams } of links)
      expect([pathname, Object.fromEntries(searchParams)]).toEqual([
        `/product/${path.slice(6, 42)}`,
        { view: 'rows', row: '30', 'filter.level': '> 2', buy: expect.stringMatching(/^(?:24)?$/u), x: '"><script>' },
      ]);
    expect(body).toContain(`<link rel="canonical" href="http://127.0.0.1:4000${path}"/>`);
    expect(body).not.toContain('<script>');
  });

  it('redirect an old name to the current one, and answer 404 for unknown addresses', async () => {
    const [path = ''] = products();
    const { statusCode, headers } = await get(`${path.slice(0, 42)}-old-name`);
    expect([statusCode, headers.location]).toEqual([301, path]);
    for (const unknown of ['/data/nothing', `${path.slice(0, 38)}0000-x`, '/data/category/nothing', '/data?page=99'])
      expect([unknown, (await get(unknown)).statusCode]).toEqual([unknown, 404]);
  });

  it('have a picture for shared links, cached as immutable', async () => {
    const [path = ''] = products();
    const { body } = await get(path);
    const picture = /og:image" content="http:\/\/127\.0\.0\.1:4000([^"]+)/u.exec(body)?.[1] ?? '';
    const reply = await get(picture.replace('&amp;', '&'));
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('are described for language models', async () => {
    const { body } = await get('/llms.txt');
    expect(body).toMatch(/^# Data Exchange\n/u);
    for (const path of products()) expect(body).toContain(`(http://127.0.0.1:4000${path})`);
  });
});

describe("the app's document", () => {
  it('holds three public products, the figures, the contact and the demo accounts', async () => {
    const { catalogue, contact, demo } = JSON.parse(
      metaIn(await documentAt('/login'), frontDoorName) ?? '',
    ) as FrontDoor;
    expect(catalogue).toMatchObject({ products: 46, sellers: 2 });
    expect(catalogue?.cards).toHaveLength(3);
    for (const { name, category, chart, path } of catalogue?.cards ?? []) {
      expect(chart).toBeDefined();
      expect(category).not.toBe('');
      expect((await get(path)).body).toContain(name);
    }
    expect(contact).toBe('desk@exchange.example.org');
    expect(demo?.people).toContainEqual({ name: 'Buyer', email: 'buyer@example.com' });
  });

  it('names a public product at its address, with its picture and public page', async () => {
    const path = (await get('/sitemap.xml')).body.match(/\/data\/[0-9a-f]{8}-[^<]+/u)?.[0] ?? '';
    const id = path.slice(6, 42);
    const body = await documentAt(`/product/${id}`);
    expect(body).toContain(`<link rel="canonical" href="http://127.0.0.1:4000${path}">`);
    const [, name = ''] = /og:title" content="([^"]+)"/u.exec(body) ?? [];
    expect((await get(path)).body).toContain(`<title>${name} – Data Exchange</title>`);
    expect(body).toContain(`og:image" content="http://127.0.0.1:4000/data/picture/${id}?v=`);
    expect(await documentAt(`/product/${id.slice(0, -4)}0000`)).not.toContain('canonical');
  });

  it('keeps hostile names inside their attribute', async () => {
    const { db } = exchange;
    const { id, name } = await db.selectFrom('streams').select(['id', 'name']).executeTakeFirstOrThrow();
    const rename = (to: string) => db.updateTable('streams').set({ name: to }).where('id', '=', id).execute();
    await rename('"><script>$& </title>');
    const body = await documentAt(`/product/${id}`);
    await rename(name);
    expect(body).not.toContain('<script');
    expect(metaIn(body, 'og:title')).toBe('"><script>$& </title>');
  });
});

describe('an exchange without a public catalogue', () => {
  it('has no public page', async () => {
    const closed = await openTestExchange();
    for (const path of ['/data', '/sitemap.xml', '/llms.txt'])
      expect([path, (await closed.app.inject(path)).statusCode]).toEqual([path, 404]);
    expect((await closed.app.inject('/robots.txt')).body).not.toContain('Sitemap');
    await closed.close();
  });

  it("adds nothing to the app's document", async () => {
    const closed = await openTestExchange({ dist });
    expect(await documentAt('/login', closed)).toBe('<!doctype html><title>App</title>');
    await closed.close();
  });
});
