import { defaultSort, firstPage, maxOffset, pageSize } from '#contract/constants.ts';
import type { Input, Sample, Stream, StreamPage, StreamUpdate } from '#contract/types.ts';
import { allPages } from '../machine/allPages.ts';
import { beforeSeen, hold, load, type Held } from '../machine/load.ts';
import { onReload, operations, reset, resetEvery, run } from '../machine/operations.ts';
import { createStore, onReset } from '../machine/registry.ts';
import { session } from '../me/session.ts';

type Query = NonNullable<Input<'streams.list'>['query']>;

/** What the own list shows; the address of the page holds it. Prices in micro-tokens per hour, `page` from 0. */
export type CatalogueFilter = Omit<Query, 'owner' | 'limit'>;

interface Catalogue {
  page: Held<StreamPage> | undefined;
  /** The own product that is looked at alone: being changed or copied. */
  product: Held<Stream> | undefined;
  /** The own product whose end is asked about, which may be over the form of another. */
  ending: Held<Stream> | undefined;
  /** What the last tested address showed, and which one that was. */
  probe: Held<{ url: string; sample: Sample }> | undefined;
  /** The source address that was asked for last. */
  streamUrl: string | undefined;
}

export const initialCatalogue = (): Catalogue => ({
  page: undefined,
  product: undefined,
  ending: undefined,
  probe: undefined,
  streamUrl: undefined,
});
export const catalogue = createStore(initialCatalogue, { persist: false });

const firstQuery: CatalogueFilter = { page: firstPage, sort: defaultSort.type, order: defaultSort.order };
let shown = firstQuery;
onReset(() => {
  shown = firstQuery;
});

const listing = load('catalogue.load', (page) => {
  catalogue.page = hold(page);
});

/** Loads one page of the own products; only one's own, by `owner={id}`. */
export const loadCatalogue = Object.assign(
  (filter: CatalogueFilter) => {
    shown = filter;
    return listing({ query: { ...filter, limit: pageSize, owner: session.userId, facets: '1' } });
  },
  { leave: listing.leave },
);
// By specification the list is loaded again after each change, also when another screen made it. A list that opens next
// takes this answer.
onReload('catalogue.load', () => {
  listing.forget();
  beforeSeen(() => loadCatalogue(shown));
});

/** Every own product that matches, for a file; nothing when a call failed. */
export const allOwned = (filter: CatalogueFilter) =>
  allPages(
    (paging) => run('catalogue.file', { query: { ...filter, ...paging, owner: session.userId } }),
    ({ content }) => content,
    { countedTo: maxOffset },
  );

const one = load('catalogue.product', (stream) => {
  catalogue.product = hold(stream);
});

/** Loads one own product with its source address and sales. What was shown of another goes at once. */
export const loadOwnProduct = Object.assign(
  (id: string) => {
    if (catalogue.product?.id !== id) catalogue.product = undefined;
    return one({ params: { id } });
  },
  { leave: one.leave },
);

const asked = load('catalogue.ending', (stream) => {
  catalogue.ending = hold(stream);
});

/** Looks whom the end of an own product would concern. */
export const loadEnding = Object.assign((id: string) => asked({ params: { id } }), { leave: asked.leave });

/** Lists a product; prices in micro-tokens per hour. */
export const addProduct = (body: Input<'streams.create'>['body']) => run('products.add', { body });

/** Changes what is given of an own product. */
export const editProduct = (id: string, body: StreamUpdate) => run('products.edit', { params: { id }, body });

/** Takes an own product off the market. */
export const deleteProduct = (id: string) => run('products.delete', { params: { id } }, { id });

/** Fetches the source address of an own product. */
export async function fetchStreamUrl(id: string) {
  const outcome = await run('products.url', { params: { id } }, { id });
  if (outcome.ok) catalogue.streamUrl = outcome.value.url;
  return outcome;
}

const formOf = (file: Blob, name: string) => {
  const form = new FormData();
  form.append('file', file, name);
  return form;
};

/** Replaces the logo of an own product. */
export const setLogo = (id: string, picture: Blob) =>
  run('products.setLogo', { params: { id }, body: formOf(picture, 'logo.png') });

/** The same behind the form of its product, which goes on: gives the reason where it fails. */
export async function saveLogo(id: string, picture: Blob): Promise<string | undefined> {
  const outcome = await setLogo(id, picture);
  if (outcome.ok) return undefined;
  const failed = operations['products.setLogo'];
  reset('products.setLogo');
  return failed?.phase === 'fail' ? (failed.reason ?? failed.text) : '';
}

/** Fetches the own products as CSV, in the columns of the upload. */
export const exportOwned = () => run('products.export', {});

/** Has the exchange look at an address before it is listed. */
export async function probeAddress(url: string) {
  const outcome = await run('products.probe', { body: { url } });
  if (outcome.ok) catalogue.probe = hold({ url, sample: outcome.value });
  return outcome;
}

/** Asks what listing a bulk file would come to; nothing is saved. */
export const checkFile = (file: Blob) => run('products.checkFile', { body: formOf(file, 'products.csv') });

/** Lists all products of a bulk file or none. `last` is the file's last part, after which its success is said. */
export const uploadFile = (file: Blob, last: boolean) =>
  run(last ? 'products.upload' : 'products.uploadPart', { body: formOf(file, 'products.csv') });

const callStatusOf = [
  'products.add',
  'products.edit',
  'products.delete',
  'products.upload',
  'products.uploadPart',
] as const;

// The resets that the specification names.
export const resetCallStatus = () => {
  for (const name of callStatusOf) resetEvery(name);
};
export const resetUploadStatus = () => {
  reset('products.upload');
  reset('products.uploadPart');
};
export const resetLogoStatus = () => reset('products.setLogo');
export const resetExportState = () => reset('products.export');
export const resetStreamUrl = () => {
  reset('products.url');
  catalogue.streamUrl = undefined;
};
export const resetProbe = () => {
  reset('products.probe');
  catalogue.probe = undefined;
};
