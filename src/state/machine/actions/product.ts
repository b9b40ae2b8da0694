import { productMessages } from '../../../messages/operations/product.ts';
import { runner } from '../operations.ts';
import { act, mark, type Row } from './row.ts';

const watch = { ...mark, snacks: ['success', 'fail'], reload: ['product.load'] } as const;

// prettier-ignore
export const productRows = {
  'product.measure': { ...act, call: 'streams.measure', reload: ['product.load'] },
  'product.watch': { ...watch, call: 'watches.add' },
  'product.unwatch': { ...watch, call: 'watches.remove' },
} as const satisfies Record<keyof typeof productMessages, Row>;

export const run = runner(productRows, productMessages);
