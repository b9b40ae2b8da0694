import { defaultSort, firstPage, maxOffset, pageSize } from '#contract/constants.ts';
import { addressOfFile } from '#contract/sources.ts';
import type { Input, PreviewEvent, Sample, StreamUpdate } from '#contract/types.ts';
import type { StreamEvent } from '../../../api/follow.ts';
import { oneLine } from '../../machine/failureMessage.ts';
import { allPages } from '../../machine/allPages.ts';
import { prefetch, ref, type Ref } from '../../machine/load.ts';
import { onReload, operations, reset, resetAllRuns, run, type RunOptions } from '../../machine/operations.ts';
import { createStore, onReset } from '../../machine/registry.ts';
import { resource } from '../../machine/resource.ts';
import { session } from '../../me/session.ts';
import { formOf } from '../files.ts';

type Query = NonNullable<Input<'streams.list'>['query']>;

/** Stored in the page's address. Prices in micro-tokens per hour, `page` from 0. */
export type CatalogueFilter = Omit<Query, 'owner' | 'limit'>;

interface Catalogue {
  probe: Ref<{ body: Input<'streams.probeEvents'>['body']; sample: Sample }> | undefined;
  streamUrl: string | undefined;
}

const initialCatalogue = (): Catalogue => ({
  probe: undefined,
  streamUrl: undefined,
});
export const catalogue = createStore(initialCatalogue, { persist: false });

const firstQuery: CatalogueFilter = { page: firstPage, sort: defaultSort.type, order: defaultSort.order };
let shown = firstQuery;
onReset(() => {
  shown = firstQuery;
});

const query = (filter: CatalogueFilter & { limit?: number }) => ({
  ...filter,
  limit: filter.limit ?? pageSize,
  owner: session.userId,
});

export const ownList = resource('catalogue.load', {
  from: 'streams.list',
  input: (filter: CatalogueFilter) => {
    shown = filter;
    return { query: { ...query(filter), facets: '1' } };
  },
});
// The specification reloads the list after each change, also a change on another screen.
onReload('catalogue.load', () => {
  ownList.leave();
  prefetch(() => ownList.load(shown));
});

const ownFile = resource('catalogue.file', {
  from: 'streams.list',
  input: (filter: Parameters<typeof query>[0]) => ({ query: query(filter) }),
});

export const allOwned = (filter: CatalogueFilter) =>
  allPages(
    (paging) => ownFile.read({ ...filter, ...paging }),
    ({ content }) => content,
    { countedTo: maxOffset },
  );

const byId = (id: string) => ({ params: { id } });

export const ownProduct = resource('catalogue.product', { from: 'streams.get', input: byId });
export const endingProduct = resource('catalogue.ending', { from: 'streams.get', input: byId });

/** Prices in micro-tokens per hour. */
export const addProduct = (body: Input<'streams.create'>['body']) => run('products.add', { body });

export const editProduct = (id: string, body: StreamUpdate) => run('products.edit', { params: { id }, body });

export const deleteProduct = (id: string) => run('products.delete', { params: { id } }, { id });

export async function fetchStreamUrl(id: string) {
  const outcome = await run('products.url', { params: { id } }, { id });
  if (outcome.ok) catalogue.streamUrl = outcome.value.url;
  return outcome;
}

export const setLogo = (id: string, picture: Blob) =>
  run('products.setLogo', { params: { id }, body: formOf(picture, 'logo.png') });

export async function saveLogo(id: string, picture: Blob): Promise<string | undefined> {
  const outcome = await setLogo(id, picture);
  if (outcome.ok) return undefined;
  const failed = operations['products.setLogo'];
  reset('products.setLogo');
  return failed?.phase === 'fail' ? oneLine(failed) : '';
}

export const exportOwned = () => run('products.export', {});

interface ProbeHandlers {
  onOpen: () => void;
  onEvent: (event: PreviewEvent) => void;
}

export async function probeAddress(body: Input<'streams.probeEvents'>['body'], { onOpen, onEvent }: ProbeHandlers) {
  let opened = false;
  const take = ({ name, data }: StreamEvent) => {
    if (!opened) onOpen();
    opened = true;
    if (name === 'event') onEvent(data as PreviewEvent);
  };
  const outcome = await run('products.probe', { body }, { onEvent: take });
  if (outcome.ok) catalogue.probe = ref({ body, sample: outcome.value });
  return outcome;
}

/** Uploads the file of a product. Its address is that of the product's source, known to its owner only. */
export async function addDataFile(file: File, onProgress: RunOptions['onProgress']) {
  resetProbe();
  const outcome = await run('products.addFile', { query: { name: file.name }, body: file }, { onProgress });
  if (outcome.ok) {
    const { id, sample } = outcome.value;
    catalogue.probe = ref({ body: { url: addressOfFile(id) }, sample });
  }
  return outcome;
}

export const priceHint = resource('catalogue.priceHint', {
  from: 'streams.suggestPrice',
  input: (body: Input<'streams.suggestPrice'>['body']) => ({ body }),
  id: (body) => JSON.stringify(body),
});

/** The facts of the newest product fill the form of the next one. */
export const newestOwn = resource('catalogue.newest', {
  from: 'streams.list',
  input: () => ({ query: query({ ...firstQuery, limit: 1 }) }),
  value: ({ content: [newest] }) => newest ?? null,
});

export const checkFile = (file: Blob) => run('products.checkFile', { body: formOf(file, 'products.csv') });

/** Lists all products of the file or none. Only the `last` part shows the success. */
export const uploadFile = (file: Blob, last: boolean) =>
  run(last ? 'products.upload' : 'products.uploadPart', { body: formOf(file, 'products.csv') });

const callStatusOf = [
  'products.add',
  'products.edit',
  'products.delete',
  'products.upload',
  'products.uploadPart',
] as const;

// Resets named by the specification.
export const resetCallStatus = () => {
  for (const name of callStatusOf) resetAllRuns(name);
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
  reset('products.addFile');
  catalogue.probe = undefined;
};
