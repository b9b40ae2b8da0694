// Data for search engines: schema.org, and Croissant 1.1 (https://docs.mlcommons.org/croissant/) for data sets.
import { tokenInfo } from '#contract/constants.ts';
import { displayTokens } from '#marketplace';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import { meaningOf } from '../pages/shared/rows/gridColumns.ts';
import type { PublicList, PublicProductPage } from '#contract/publicPage.ts';

/** The context that Croissant 1.1 prescribes. */
const context = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  arrayShape: 'cr:arrayShape',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  containedIn: 'cr:containedIn',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  description: { '@container': '@language' },
  equivalentProperty: 'cr:equivalentProperty',
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileProperty: 'cr:fileProperty',
  fileObject: 'cr:fileObject',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isArray: 'cr:isArray',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  name: { '@container': '@language' },
  parentField: 'cr:parentField',
  path: 'cr:path',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  samplingRate: 'cr:samplingRate',
  sc: 'https://schema.org/',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
} as const;

const dataTypes = {
  integer: 'sc:Integer',
  number: 'sc:Float',
  boolean: 'sc:Boolean',
  date: 'sc:Date',
  text: 'sc:Text',
  object: 'sc:Text',
  empty: 'sc:Text',
} as const;

/** Description lengths that Google accepts for data sets. */
const [shortest, longest] = [50, 5_000];

export function aboutOf({ stream, category }: PublicProductPage): string {
  const text = plainMarkdown(stream.description).slice(0, longest);
  return text.length >= shortest
    ? text
    : `${text} ${stream.name}: ${category.name} data by ${stream.ownerName}.`.trim();
}

/** The public rows as a table. Fields without rows that a program can read would be refused by validators. */
function tableOf({ sample, sampleFile, isStored, origin }: PublicProductPage): object | undefined {
  if (!sample || !sampleFile) return undefined;
  const { path, bytes, sha256, type } = sampleFile;
  return {
    distribution: [
      {
        '@type': 'cr:FileObject',
        '@id': 'sample',
        name: 'sample.csv',
        description: 'First rows of the data. All rows are for buyers with access.',
        contentUrl: origin + path,
        contentSize: `${bytes} B`,
        encodingFormat: type,
        // Other sources may be measured again at any time, so a hash of their rows would be wrong.
        ...(isStored && { sha256 }),
      },
    ],
    recordSet: [
      {
        '@type': 'cr:RecordSet',
        '@id': 'rows',
        name: 'rows',
        field: sample.schema.map(({ name, type: shape, ...words }, index) => ({
          '@type': 'cr:Field',
          '@id': `rows/${index}`,
          name,
          description: meaningOf(words),
          dataType: dataTypes[shape],
          source: { fileObject: { '@id': 'sample' }, extract: { column: name } },
        })),
      },
    ],
  };
}

/** The file that a buyer reads. No distribution: its bytes have no address before the purchase. */
const soldFileOf = ({ file }: PublicProductPage): object | undefined =>
  file && {
    itemOffered: {
      '@type': 'DataDownload',
      name: 'All rows',
      contentSize: `${file.bytes} B`,
      encodingFormat: file.type,
      sha256: file.sha256,
      requiresSubscription: true,
    },
  };

export function productJsonLd(page: PublicProductPage): object {
  const { stream, category, sample, isStored, origin, path, picture } = page;
  const url = origin + path;
  const tags = stream.metadata.tags ?? [];
  return {
    '@context': context,
    '@type': 'Dataset',
    '@id': `${url}#dataset`,
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    name: stream.name,
    description: aboutOf(page),
    url,
    identifier: stream.id,
    image: picture,
    datePublished: stream.published_date,
    ...(sample && { dateModified: sample.measured_at }),
    isAccessibleForFree: stream.price === 0,
    creator: { '@type': 'Organization', name: stream.ownerName },
    keywords: [...tags, category.name],
    ...(stream.terms && { license: stream.terms }),
    ...(sample?.oldest && sample.newest && { temporalCoverage: `${sample.oldest}/${sample.newest}` }),
    ...(sample && { variableMeasured: sample.schema.map(({ name }) => name) }),
    offers: {
      '@type': 'Offer',
      url,
      price: displayTokens(stream.price).replaceAll(',', ''),
      priceCurrency: tokenInfo.symbol,
      eligibleDuration: { '@type': 'QuantitativeValue', value: 1, unitCode: 'HUR' },
      ...soldFileOf(page),
    },
    includedInDataCatalog: { '@type': 'DataCatalog', name: 'Data Exchange', url: `${origin}/data` },
    citeAs: `${stream.ownerName}: ${stream.name}. Data Exchange, ${url}`,
    // An address may serve other rows at any time. An uploaded file changes with a new version only.
    isLiveDataset: !isStored,
    ...tableOf(page),
  };
}

export const listJsonLd = ({ origin, path, products, category }: PublicList): object => ({
  '@context': 'https://schema.org/',
  '@type': 'DataCatalog',
  name: category ? `${category} – Data Exchange` : 'Data Exchange',
  url: origin + path,
  dataset: products.map(({ stream, path: place }) => ({
    '@type': 'Dataset',
    name: stream.name,
    url: origin + place,
    description: plainMarkdown(stream.description).padEnd(shortest, '.').slice(0, longest),
    creator: { '@type': 'Organization', name: stream.ownerName },
  })),
});
