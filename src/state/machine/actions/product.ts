import { act, formAct, mark, type Row } from './row.ts';

const watch = { ...mark, snacks: ['success', 'fail'], reload: ['product.load'] } as const;

// prettier-ignore
export const productRows = {
  'product.measure': { ...act, call: 'streams.measure', success: 'Sample measured', reload: ['product.load'] },
  'product.notify': { ...formAct, call: 'streams.notify', success: 'Notice sent', reload: ['product.notices'] },
  'product.allow': { ...act, call: 'algorithms.allow', success: 'Algorithm allowed', delayMs: 0 },
  'product.withdraw': { ...act, call: 'algorithms.withdraw', success: 'Algorithm no longer allowed', delayMs: 0 },
  'product.watch': { ...watch, call: 'watches.add', success: 'You will be notified of changes' },
  'product.unwatch': { ...watch, call: 'watches.remove', success: 'You stopped watching this product' },
} as const satisfies Record<string, Row>;
