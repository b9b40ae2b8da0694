// Published streams as DCAT-AP 3.0.1 (https://semiceu.github.io/DCAT-AP/releases/3.0.1/) in JSON-LD. Pure.
import { tokenInfo } from '#contract/constants.ts';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import type { Listed } from './store.ts';

type Json = Record<string, unknown>;

const typed = (type: string) => (id: string) => ({ '@id': id, '@type': type });

/** Inline JSON-LD context: clients need no further request. */
const context: Json = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  schema: 'https://schema.org/',
  hydra: 'http://www.w3.org/ns/hydra/core#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  geosparql: 'http://www.opengis.net/ont/geosparql#',
  'dct:issued': { '@type': 'xsd:dateTime' },
  'dcat:startDate': { '@type': 'xsd:dateTime' },
  'dcat:endDate': { '@type': 'xsd:dateTime' },
  'dcat:accessURL': { '@type': '@id' },
  'dcat:centroid': { '@type': 'geosparql:wktLiteral' },
  'hydra:first': { '@type': '@id' },
  'hydra:next': { '@type': '@id' },
};

const rights = 'http://publications.europa.eu/resource/authority/access-right/';
const accessRights = (row: Listed) =>
  typed('dct:RightsStatement')(`${rights}${row.price === 0 && row.access_type === 'PUBLIC' ? 'PUBLIC' : 'RESTRICTED'}`);

const licence = ({ terms }: Listed) => terms !== null && { 'dct:license': typed('dct:LicenseDocument')(terms) };

const concept = (id: string, label: string) => ({ ...typed('skos:Concept')(id), 'skos:prefLabel': label });

function tokens(micro: number): string {
  const digits = String(micro).padStart(tokenInfo.decimals + 1, '0');
  return `${digits.slice(0, -tokenInfo.decimals)}.${digits.slice(-tokenInfo.decimals)}`;
}

/** Maps one stream. The source stays secret: the access URL is the landing page. */
function toDataset(row: Listed, publicUrl: string): Json {
  const page = `${publicUrl}/product/${row.id}`;
  const { tags = [] } = row.metadata;
  const offer = {
    '@type': 'schema:Offer',
    'schema:price': tokens(row.price),
    'schema:priceCurrency': tokenInfo.symbol,
    'schema:eligibleDuration': 'PT1H',
  };
  return {
    ...typed('dcat:Dataset')(`${page}#dataset`),
    'dct:identifier': row.id,
    'dct:title': row.name,
    'dct:description': plainMarkdown(row.description),
    'dct:type': concept(`${publicUrl}/#type-${row.type}`, row.type),
    'dct:issued': row.published_at,
    'dct:publisher': { ...typed('foaf:Agent')(`${publicUrl}/#agent-${row.owner_id}`), 'foaf:name': row.owner_name },
    'dcat:theme': concept(`${publicUrl}/#category-${row.category_id}`, row.category_name),
    'dct:accessRights': accessRights(row),
    'dcat:landingPage': typed('foaf:Document')(page),
    'dct:temporal': {
      '@type': 'dct:PeriodOfTime',
      'dcat:startDate': row.start_at,
      ...(row.end_at !== null && { 'dcat:endDate': row.end_at }),
    },
    ...(tags.length > 0 && { 'dcat:keyword': tags }),
    ...licence(row),
    ...(row.longitude !== null &&
      row.latitude !== null && {
        'dct:spatial': { '@type': 'dct:Location', 'dcat:centroid': `POINT(${row.longitude} ${row.latitude})` },
      }),
    'dcat:distribution': {
      ...typed('dcat:Distribution')(`${page}#distribution`),
      'dct:title': row.name,
      'dcat:accessURL': page,
      ...licence(row),
      'schema:offers': offer,
    },
  };
}

export function toCatalogue(rows: readonly Listed[], publicUrl: string, page: string, next: string | undefined): Json {
  const catalogue = `${publicUrl}/catalogue.jsonld`;
  return {
    '@context': context,
    ...typed('dcat:Catalog')(catalogue),
    'dct:title': 'Data exchange',
    'dct:description': 'Data streams that can be bought by the hour.',
    'dct:publisher': { ...typed('foaf:Agent')(`${publicUrl}/`), 'foaf:name': 'Data exchange' },
    'dcat:dataset': rows.map((row) => toDataset(row, publicUrl)),
    'hydra:view': {
      ...typed('hydra:PartialCollectionView')(page),
      'hydra:first': catalogue,
      ...(next !== undefined && { 'hydra:next': next }),
    },
  };
}
