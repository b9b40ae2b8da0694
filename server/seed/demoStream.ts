import type { CategoryName } from './categories.ts';
import type { Licence } from './licences.ts';
import type { Person } from './demoAccounts.ts';
import type { Cut } from './cut.ts';

export interface DemoStream {
  /** Path under /samples/; the extension names the format. Also the identity of the stream. */
  readonly file: string;
  readonly name: string;
  readonly type?: 'Stream' | 'Document';
  readonly category: CategoryName;
  readonly about: string;
  readonly source: string;
  readonly licence: Licence;
  readonly tags: readonly string[];
  /** Micro-tokens per hour. */
  readonly price: number;
  readonly age: number;
  readonly cut: Cut;
  readonly covers: string;
  readonly place?: readonly [number, number];
  readonly owner?: Person;
  readonly offer?: false;
  readonly accessType?: 'PROTECTED';
  readonly limit?: readonly [number, 'minute' | 'hour' | 'day'];
  readonly endsIn?: number;
  readonly sample?: false;
  /** True where others get answers about groups only. */
  readonly dataRoom?: true;
}
