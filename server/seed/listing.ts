import type { CategoryName } from './categories.ts';
import type { Licence } from './licences.ts';
import type { Person } from './people.ts';
import type { Cut } from './cut.ts';

/** One seeded stream: its description, and the cut of its file from a public data set. */
export interface Listing {
  /** Path under /samples/; the extension names the format. Also the identity of the stream. */
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
  /** Age in days at the first start. */
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
  /** Maximum calls of an access address per unit. */
  readonly limit?: readonly [number, 'minute' | 'hour' | 'day'];
  /** Days from the first start to its end. */
  readonly endsIn?: number;
  /** The owner hides the rows of the sample. */
  readonly sample?: false;
}
