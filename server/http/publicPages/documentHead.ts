// Head of the app's document: facts for the sign-in screen, and name and picture of a shared product.
import { maxSourceBytes } from '#contract/constants.ts';
import { frontDoorName, publicRoot, uploadLimitName, type FrontDoor } from '#contract/publicPage.ts';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { pictureVersion } from './picture.ts';
import { findProduct, readProducts, readTotals } from './productReads.ts';

const freshMs = 60_000;
const cardsShown = 3;
/** Products among which the cards with a chart are chosen. */
const candidates = 12;
const shortLength = 155;

const attribute = (text: string) => text.replaceAll(/[&<>"']/gu, (mark) => `&#${mark.codePointAt(0)};`);
const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${attribute(content)}">`;

export type Demo = FrontDoor['demo'];

async function readFrontDoor(exchange: Exchange, demo: Demo): Promise<FrontDoor | undefined> {
  const { publicCatalogue, operatorContact: contact, join: mode, terms } = exchange.config;
  const join = mode === 'off' ? undefined : { mode, terms };
  if (!publicCatalogue && contact === undefined && !demo && !join) return undefined;
  if (!publicCatalogue) return { catalogue: undefined, contact, join, demo };
  const [totals, { products }] = await Promise.all([
    readTotals(exchange),
    readProducts(exchange, { limit: candidates }),
  ]);
  const cards = products
    .toSorted((a, b) => Number(!a.stream.measured?.chart) - Number(!b.stream.measured?.chart))
    .slice(0, cardsShown)
    .map(({ stream, category, path }) => ({
      name: stream.name,
      seller: stream.ownerName,
      category: category.upper,
      path,
      price: stream.price,
      chart: stream.measured?.chart,
    }));
  return { catalogue: { ...totals, cards }, contact, join, demo };
}

async function productHead(exchange: Exchange, id: string): Promise<string> {
  const found = await findProduct(exchange, id);
  if (!found) return '';
  const { stream, path } = found;
  const { publicUrl: origin } = exchange.config;
  const about = plainMarkdown(stream.description).slice(0, shortLength);
  const picture = `${origin}${publicRoot}/picture/${stream.id}?v=${pictureVersion(found)}`;
  return [
    `<link rel="canonical" href="${attribute(origin + path)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', stream.name),
    meta('property', 'og:description', about),
    meta('property', 'og:url', origin + path),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

const productAddress = /^\/product\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/u;

/** Returns the elements for the head of the document at an address; '' where there are none. */
export function documentHead(exchange: Exchange, demo: Demo): (address: string) => Promise<string> {
  let front: { until: number; value: Promise<FrontDoor | undefined> } | undefined;
  const { uploadLimit } = exchange.config;
  const limit = uploadLimit < maxSourceBytes ? meta('name', uploadLimitName, String(uploadLimit)) : '';
  return async (address) => {
    const now = performance.now();
    if (!front || front.until < now) {
      const value = readFrontDoor(exchange, demo);
      front = { until: now + freshMs, value };
      value.catch(() => (front = undefined));
    }
    const door = await front.value;
    if (!door) return limit;
    const [, id] = productAddress.exec(address) ?? [];
    const product = id !== undefined && exchange.config.publicCatalogue ? await productHead(exchange, id) : '';
    return limit + meta('name', frontDoorName, JSON.stringify(door)) + product;
  };
}
