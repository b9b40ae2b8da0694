// Data for search engines: schema.org, and Croissant 1.1 (https://docs.mlcommons.org/croissant/) for data sets.
import { tokenInfo } from '#contract/constants.ts';
import { displayTokens } from '#marketplace';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import type { PublicList, PublicProductPage } from '#contract/publicPage.ts';

const context = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  conformsTo: 'dct:conformsTo',
  column: 'cr:column',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  recordSet: 'cr:recordSet',
  source: 'cr:source',
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

export function productJsonLd(page: PublicProductPage): object {
  const { stream, category, sample, origin, path, picture } = page;
  const url = origin + path;
  const tags = stream.metadata.tags ?? [];
  const fields = sample?.schema.map(({ name, type }, index) => ({
    '@type': 'cr:Field',
    '@id': `rows/${index}`,
    name,
    dataType: dataTypes[type],
  }));
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
    },
    includedInDataCatalog: { '@type': 'DataCatalog', name: 'Data Exchange', url: `${origin}/data` },
    ...(fields &&
      fields.length > 0 && { recordSet: [{ '@type': 'cr:RecordSet', '@id': 'rows', name: 'rows', field: fields }] }),
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
