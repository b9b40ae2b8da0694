import type { Handlers } from '../../kernel/handler.ts';
import { toCatalogue } from './dcat.ts';
import { readListed, type Place } from './store.ts';

const pageLength = 100;
const freshSeconds = 60;
const idLength = 36;

const placeOf = (after: string | undefined): Place | undefined =>
  after === undefined ? undefined : { published_at: after.slice(0, -idLength - 1), id: after.slice(-idLength) };

export const catalogueHandlers: Handlers<'catalogue.get'> = {
  'catalogue.get': async ({ config, db, now }, { query, reply }) => {
    const address = (place: string | undefined) =>
      `${config.publicUrl}/catalogue.jsonld${place === undefined ? '' : `?after=${encodeURIComponent(place)}`}`;
    const after = placeOf(query.after);
    const rows = await readListed(db, { now: now().toISOString(), after, id: query.stream, limit: pageLength + 1 });
    const page = rows.slice(0, pageLength);
    const last = rows.length > pageLength ? page.at(-1) : undefined;
    const next = last && address(`${last.published_at}_${last.id}`);
    return reply
      .headers({
        'content-type': 'application/ld+json; charset=utf-8',
        'cache-control': `public, max-age=${freshSeconds}`,
      })
      .serializer(JSON.stringify)
      .send(toCatalogue(page, config.publicUrl, address(query.after), next));
  },
};
