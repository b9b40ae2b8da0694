import {
  addProduct,
  deleteProduct,
  editProduct,
  exportOwned,
  fetchStreamUrl,
  ownList as ownProducts,
  setLogo,
  uploadFile,
} from '#src/state/trade/selling/catalogue.ts';
import { marketplace, categories } from '#src/state/trade/browse/marketplace.ts';
import { remeasure, watchProduct } from '#src/state/trade/browse/product.ts';
import { notifyBuyers } from '#src/state/trade/browse/notices.ts';
import { allowAlgorithm } from '#src/state/trade/selling/roomAlgorithms.ts';
import { removeSearch, saveSearch } from '#src/state/trade/browse/searches.ts';
import type { Given, Rows } from '../row.ts';

const listing = ({ url, category }: Given) => ({
  name: 'Levels of the fjord',
  type: 'Dataset',
  description: 'Daily levels.',
  price: 2_000_000,
  url,
  subcategory: category,
});
const page = { page: 2, limit: 20, total: 0, content: [] };
const reloadsOwnList = ['catalogue.load'] as const;
const failureRow = 'product add, edit, delete and url fetch';

/** The own catalogue, the marketplace and saved searches. */
export const productRows = {
  'categories.load': {
    proves: ['GET /streams/categories'],
    act: () => categories.load(),
    waits: 0,
    reply: [],
  },
  'marketplace.load': {
    proves: ['GET /streams/streams?page={page}&limit=20&owner=-{userId}'],
    act: () => marketplace.load({ page: 2 }),
    sends: ({ userId }) => `GET /streams/streams?page=2&limit=20&owner=-${userId}&facets=1`,
    waits: 0,
    reply: page,
  },
  'marketplace.search': {
    proves: ['POST /streams/search'],
    act: ({ category, other }) =>
      marketplace.load({
        text: 'levels',
        owners: [other.id],
        accessTypes: ['PUBLIC'],
        types: ['Dataset'],
        categories: [category],
        minPrice: 0,
        maxPrice: 5_000_000,
        from: '2020-01-01T00:00:00Z',
        to: '2030-01-01T00:00:00Z',
      }),
    // The whole filter of section 3 and the list payload with its defaults.
    body: ({ category, other, userId }) => ({
      name: 'levels',
      page: 0,
      limit: 20,
      sort: { order: 'DESC', type: 'DATE' },
      owner: `-${userId}`,
      facets: true,
      filter: {
        // Finds more than names: an extension of the row, see the guide “Search”.
        text: 'levels',
        ownerUserIds: [other.id],
        accessTypes: ['PUBLIC'],
        dataTypes: ['Dataset'],
        categories: [category],
        priceRange: { min: 0, max: 5_000_000 },
        publishDateRange: { from: '2020-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' },
      },
    }),
    waits: 0,
    reply: page,
  },
  'catalogue.load': {
    proves: ['GET /streams/streams?page={page}&limit=20&owner={userId}'],
    act: () => ownProducts.load({ page: 2 }),
    sends: ({ userId }) => `GET /streams/streams?page=2&limit=20&owner=${userId}&facets=1`,
    waits: 0,
    reply: page,
  },
  'products.add': {
    proves: ['POST /streams/streams'],
    act: (given) => addProduct(listing(given)),
    body: listing,
    reply: { id: 's1' },
    says: 'Product added successfully',
    fails: failureRow,
    reloads: reloadsOwnList,
  },
  'products.edit': {
    proves: ['PUT /streams/streams/{streamId}'],
    act: ({ stream }) => editProduct(stream.id, { price: 5 }),
    sends: ({ stream }) => `PUT /streams/streams/${stream.id}`,
    body: () => ({ price: 5 }),
    reply: { id: 's1' },
    says: 'Product edited successfully',
    fails: failureRow,
    reloads: reloadsOwnList,
  },
  'products.delete': {
    proves: ['DELETE /streams/streams/{id}'],
    id: ({ stream }) => stream.id,
    act: ({ stream }) => deleteProduct(stream.id),
    sends: ({ stream }) => `DELETE /streams/streams/${stream.id}`,
    reply: undefined,
    says: 'Product deleted successfully',
    fails: failureRow,
    reloads: reloadsOwnList,
  },
  'products.url': {
    proves: ['GET /streams/streams/{id}'],
    id: ({ stream }) => stream.id,
    act: ({ stream }) => fetchStreamUrl(stream.id),
    sends: ({ stream }) => `GET /streams/streams/${stream.id}`,
    reply: { id: 's1', name: 'x', price: 0, stats: {}, url: 'https://example.org' },
    fails: failureRow,
  },
  'products.setLogo': {
    proves: ['PUT /streams/streams/logo/{streamId}'],
    act: ({ stream, picture }) => setLogo(stream.id, picture),
    sends: ({ stream }) => `PUT /streams/streams/logo/${stream.id}`,
    form: ['file'],
    reply: { id: 's1' },
    fails: { ours: 'Something went wrong!' },
    reloads: reloadsOwnList,
  },
  'products.export': {
    proves: ['GET /streams/export-owned'],
    act: () => exportOwned(),
    reply: 'name,type',
    fails: { ours: 'Something went wrong!' },
  },
  'products.upload': {
    proves: ['POST /streams/streams/bulk'],
    act: ({ file }) => uploadFile(file, true),
    form: ['file'],
    reply: { created: 1 },
    says: 'File uploaded successfully',
    fails: 'bulk upload',
    reloads: reloadsOwnList,
  },
  'product.measure': {
    act: ({ stream }) => remeasure(stream.id),
    sends: ({ stream }) => `POST /streams/streams/${stream.id}/sample`,
    reply: { rows: [], schema: [] },
    reloads: ['product.load'],
  },
  'product.notify': {
    id: ({ stream }) => stream.id,
    act: ({ stream }) => notifyBuyers(stream.id, { kind: 'updated', text: '' }),
    sends: ({ stream }) => `POST /streams/streams/${stream.id}/notices`,
    body: () => ({ kind: 'updated', text: '' }),
    reply: { id: 'n1', buyers: 1 },
    reloads: ['product.notices'],
  },
  'product.allow': {
    id: ({ choice }) => choice.hash,
    act: ({ stream, choice }) => allowAlgorithm(stream.id, choice, true),
    sends: ({ stream }) => `POST /streams/streams/${stream.id}/algorithms/allow`,
    body: ({ choice }) => choice,
    waits: 0,
    reply: { algorithms: [] },
  },
  'product.withdraw': {
    id: ({ choice }) => choice.hash,
    act: ({ stream, choice }) => allowAlgorithm(stream.id, choice, false),
    sends: ({ stream }) => `POST /streams/streams/${stream.id}/algorithms/withdraw`,
    body: ({ choice }) => choice,
    waits: 0,
    reply: { algorithms: [] },
  },
  'product.watch': {
    id: ({ stream }) => stream.id,
    act: ({ stream }) => watchProduct(stream, true),
    sends: ({ stream }) => `PUT /streams/watches/${stream.id}`,
    waits: 0,
    reply: undefined,
    reloads: ['product.load'],
  },
  'product.unwatch': {
    id: ({ stream }) => stream.id,
    act: ({ stream }) => watchProduct(stream, false),
    sends: ({ stream }) => `DELETE /streams/watches/${stream.id}`,
    waits: 0,
    reply: undefined,
    reloads: ['product.load'],
  },
  'searches.save': {
    act: () => saveSearch('Tides', { name: 'Tide' }),
    sends: () => 'POST /streams/searches',
    body: () => ({ name: 'Tides', filter: { name: 'Tide' } }),
    reply: { id: 'q1' },
    reloads: ['searches.load'],
  },
  'searches.remove': {
    id: ({ search }) => search,
    act: ({ search }) => removeSearch(search),
    sends: ({ search }) => `DELETE /streams/searches/${search}`,
    waits: 0,
    reply: undefined,
    reloads: ['searches.load'],
  },
} satisfies Rows;
