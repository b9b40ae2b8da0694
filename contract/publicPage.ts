// Fields that visitors without an account see. An allow-list: no other field is on a public page.
import { dataRoomKey } from './constants.ts';
import type { Sample, Stream } from './types.ts';

export const publicStreamFields = [
  'id',
  'name',
  'type',
  'description',
  'price',
  'ownerName',
  'accessType',
  'terms',
  'offer',
  'published_date',
  'start_date',
  'endDate',
  'stats',
  'measured',
  'logo',
  'quality',
  'unreadable',
  'query_missing',
] as const satisfies readonly (keyof Stream)[];

export const publicMetadata = ['tags', 'covers', 'licence', dataRoomKey] as const;

export const publicSampleFields = [
  'format',
  'measured_at',
  'rows_measured',
  'complete',
  'newest',
  'oldest',
  'rows_a_day',
  'quality',
  'schema',
  'rows',
  'chart',
] as const satisfies readonly (keyof Sample)[];

/** Rows of the sample on a public page. */
export const publicRows = 10;

export interface PublicCategory {
  readonly name: string;
  readonly path: string;
  readonly count: number;
}

export interface PublicProduct {
  readonly stream: Pick<Stream, (typeof publicStreamFields)[number] | 'metadata'>;
  /** `upper`: name of the upper category that holds it. */
  readonly category: Omit<PublicCategory, 'count'> & { readonly upper: string };
  readonly path: string;
}

interface PublicFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Media type. */
  readonly type: string;
}

interface Site {
  /** Origin of the exchange. */
  readonly origin: string;
  /** Mail or web address of the operator. */
  readonly contact: string | undefined;
}

export interface PublicList extends Site {
  readonly kind: 'list';
  readonly path: string;
  /** Undefined: all products. */
  readonly category: string | undefined;
  readonly categories: readonly PublicCategory[];
  readonly products: readonly PublicProduct[];
  readonly total: number;
  readonly sellers: number;
  readonly page: number;
  readonly pages: number;
}

export interface PublicProductPage extends Site, PublicProduct {
  readonly kind: 'product';
  /** Query of the shared address, kept through the sign-in: '?view=rows', or ''. */
  readonly search: string;
  readonly sample: Pick<Sample, (typeof publicSampleFields)[number]> | undefined;
  /** The rows of the sample as a CSV file. Undefined where no rows are public. */
  readonly sampleFile: PublicFile | undefined;
  /** True for an uploaded file, which changes only with a new version. */
  readonly isStored: boolean;
  /** The uploaded file, where rows of it are public: size and hash of a small file tell its content. */
  readonly file: Omit<PublicFile, 'path'> | undefined;
  readonly related: readonly PublicProduct[];
  /** Address of the picture for shared links. */
  readonly picture: string;
}

export interface PublicMissing extends Site {
  readonly kind: 'missing';
}

export type PublicPage = PublicList | PublicProductPage | PublicMissing;

/** Renders a page to a whole document and the text of its one style element. */
export type RenderPublicPage = (page: PublicPage) => Promise<{ readonly html: string; readonly style: string }>;

export const publicRoot = '/data';

export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
    .slice(0, 60)
    .replace(/-$/u, '') || 'product';

export const publicProductPath = ({ id, name }: Pick<Stream, 'id' | 'name'>): string =>
  `${publicRoot}/${id}-${slugOf(name)}`;

export const publicSamplePath = ({ id }: Pick<Stream, 'id'>): string => `${publicRoot}/sample/${id}.csv`;

export const publicCategoryPath = (name: string): string => `${publicRoot}/category/${slugOf(name)}`;

/** Element of the app's document whose `content` is a `FrontDoor` as JSON. */
export const frontDoorName = 'exchange-front-door';
/** Name of the `meta` element with the bytes of the largest data file, where the operator lowered it. */
export const uploadLimitName = 'exchange-upload-limit';

interface FrontCard {
  readonly name: string;
  readonly seller: string;
  /** Name of the upper category. */
  readonly category: string;
  readonly path: string;
  /** Micro-tokens per hour. */
  readonly price: number;
  readonly chart: NonNullable<Stream['measured']>['chart'];
}

/** Facts for the sign-in screen. The server puts them into the app's document. */
export interface FrontDoor {
  /** Undefined where the catalogue is not public. */
  readonly catalogue:
    | { readonly products: number; readonly sellers: number; readonly cards: readonly FrontCard[] }
    | undefined;
  readonly contact: string | undefined;
  /** Undefined where accounts cannot be requested. */
  readonly join:
    | {
        readonly mode: 'approval' | 'open';
        readonly terms: { readonly version: string; readonly url?: string | undefined };
      }
    | undefined;
  /** Accounts of the demo data. */
  readonly demo:
    | { readonly password: string; readonly people: readonly { readonly name: string; readonly email: string }[] }
    | undefined;
}
