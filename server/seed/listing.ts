import type { CategoryName } from './categories.ts';
import type { Licence } from './licences.ts';
import type { Person } from './people.ts';
import type { Cut } from './cut.ts';

/** One seeded stream: what it says of itself, and how its file is cut from a public data set. */
export interface Listing {
  /** Path under /samples/; the ending names the format. Also the identity of the stream. */
  readonly file: string;
  readonly name: string;
  readonly type: 'Dataset' | 'Stream' | 'Document';
  readonly category: CategoryName;
  /** Two to four sentences; source and licence are added. */
  readonly about: string;
  readonly source: string;
  readonly licence: Licence;
  readonly tags: readonly string[];
  /** Micro-tokens per hour. */
  readonly price: number;
  /** Days before the first start on which it was published. */
  readonly age: number;
  readonly cut: Cut;
  /** Years or dates that the records cover. */
  readonly covers: string;
  /** Longitude, latitude in degrees. */
  readonly place?: readonly [number, number];
  readonly owner?: Person;
  /** Takes offers unless false. */
  readonly offer?: false;
  readonly accessType?: 'PROTECTED';
  /** Calls of an access address in one unit. */
  readonly limit?: readonly [number, 'minute' | 'hour' | 'day'];
  /** Days after the first start on which it ends. */
  readonly endsIn?: number;
  /** The owner keeps the rows of the sample back. */
  readonly sample?: false;
}
